import type { HelpEntry } from '#contract/help/help.answers.ts'
import { Link } from '#web/lib/router/link.tsx'
import { placeOf } from './help-words.ts'

/** What is worth reading next, each as a card that is a link as a whole. */
export const RelatedArticles = ({ related }: { related: HelpEntry[] }) => (
  <section aria-labelledby="related" className="no-print border-straw border-t pt-8">
    <h2 id="related" className="text-2xl">
      Read next
    </h2>
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {related.map((entry) => (
        <li
          key={entry.url}
          className="relative rounded-lg border border-straw bg-surface p-5 transition-colors hover:border-hedge"
        >
          <p className="text-ink-soft text-sm">{placeOf(entry)}</p>
          <h3 className="mt-1 text-lg">
            <Link to={entry.url} className="after:absolute after:inset-0 after:rounded-lg">
              {entry.title}
            </Link>
          </h3>
          <p className="mt-2 text-ink-soft">{entry.summary}</p>
        </li>
      ))}
    </ul>
  </section>
)
