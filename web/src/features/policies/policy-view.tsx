import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Section } from '../../../../functions/contract/blocks.ts'
import type { Policy } from '../../../../functions/contract/policies/policy.ts'
import { usePageHead } from '../../app/page-head.ts'
import { ProseBlock } from '../../components/ui/prose-block.tsx'

/** A policy as a page: title and date, a list of its sections, and its text in a measure that reads well. */
export const PolicyView = ({ policy, action }: { policy: Policy; action?: ReactNode }) => {
  const { title, description, lastUpdated, summary, sections } = policy
  usePageHead({ title, description })
  return (
    <div className="page grid content-start gap-x-14 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <header className="max-w-152">
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        {lastUpdated && <p className="mt-3 text-ink-soft text-sm">Last updated: {lastUpdated}</p>}
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{summary}</p>
        {action && <div className="no-print mt-6">{action}</div>}
      </header>
      <Contents sections={sections} />
      <article className="flex max-w-152 flex-col gap-10 text-[1.0625rem] lg:col-start-1 lg:row-start-2">
        {sections.map((section) => (
          <PolicySection key={section.anchor} section={section} />
        ))}
      </article>
    </div>
  )
}

const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <nav
    aria-labelledby="contents"
    className="rounded-lg bg-quiet p-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-start-2 lg:self-start lg:bg-transparent lg:p-0"
  >
    <h2 id="contents" className="font-sans text-sm text-ink-soft tracking-normal">
      On this page
    </h2>
    <ol className="mt-2 flex flex-col lg:border-straw lg:border-l">
      {sections.map(({ anchor, heading }) => (
        <li key={anchor}>
          <Link
            to={{ hash: anchor }}
            className="block py-1.5 text-hedge-ink leading-snug underline-offset-4 hover:underline lg:pl-4 lg:text-sm"
          >
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

const PolicySection = ({ section: { anchor, heading, blocks } }: { section: Section }) => (
  <section aria-labelledby={anchor} className="flex flex-col gap-4">
    <h2 id={anchor} className="text-2xl">
      {heading}
    </h2>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move.
      <ProseBlock key={index} block={block} />
    ))}
  </section>
)
