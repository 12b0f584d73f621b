import type { ArticleSource } from '#contract/help/help.answers.ts'
import { type ArticleAdvice, articleAdvice } from '#contract/help/help.constants.ts'

/** What the article is not. */
export const AdviceNote = ({ advice }: { advice: readonly ArticleAdvice[] }) =>
  advice.length > 0 && (
    <div role="note" className="flex flex-col gap-2 rounded-md border border-straw bg-surface px-4 py-3 text-base">
      {advice.map((kind) => (
        <p key={kind}>{articleAdvice[kind]}</p>
      ))}
    </div>
  )

/** Where its facts were read. */
export const Sources = ({ sources }: { sources: readonly ArticleSource[] }) =>
  sources.length > 0 && (
    <section aria-labelledby="sources" className="border-straw border-t pt-6 text-base">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-ink-soft marker:text-hedge">
        {sources.map(({ label, url }) => (
          <li key={label} className="pl-1 [overflow-wrap:anywhere]">
            {url ? (
              <a href={url} rel="noopener" className="text-hedge-ink underline underline-offset-4 hover:no-underline">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  )
