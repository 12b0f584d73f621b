import type { ReactNode } from 'react'
import type { Section } from '#contract/blocks.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { ProseBlock } from './prose-block.tsx'
import { Skeleton } from './states/skeleton.tsx'

type ProsePageProps = {
  /** Above the title: where the page belongs. */
  crumbs?: ReactNode
  /** Null while all of it is on its way. */
  title: string | null
  /** When it was written or last looked at, in words. */
  dated?: string | null
  summary: string | null
  action?: ReactNode
  contents: ReactNode
  /** The text itself. */
  children: ReactNode
  /** Below all of it, as wide as the page. */
  after?: ReactNode
}

/** A written page: title and summary, its text, and the list of its sections beside it where there is room. */
export const ProsePage = ({ crumbs, title, dated, summary, action, contents, children, after }: ProsePageProps) => (
  <div className="page grid content-start gap-x-14 gap-y-8 py-8 md:py-14 print:py-0 lg:grid-cols-[minmax(0,38rem)_15rem_1fr]">
    <header className="max-w-152">
      {crumbs}
      <h1 className="text-3xl md:text-5xl">{title ?? <TitleSkeleton />}</h1>
      {dated && <p className="mt-3 text-ink-soft text-sm">{dated}</p>}
      {summary === null ? (
        <Skeleton className="mt-4 h-14" />
      ) : (
        <p className="mt-4 text-ink-soft text-lg md:text-xl">{summary}</p>
      )}
      {action && <div className="no-print mt-6">{action}</div>}
    </header>
    {contents}
    {/* By its title: the text takes the place of the boxes, which nobody sees move. */}
    <article key={title} className="flex max-w-152 flex-col gap-10 text-[1.0625rem] lg:col-start-1 lg:row-start-2">
      {children}
    </article>
    {after && <div className="lg:col-span-3">{after}</div>}
  </div>
)

const TitleSkeleton = () => (
  <>
    <span className="sr-only">Loading</span>
    <Skeleton className="h-[1.15em] w-4/5" />
  </>
)

const contentsPlace = 'lg:sticky lg:top-[calc(var(--head-height)+1.5rem)] lg:col-start-2 lg:row-start-2 lg:self-start'

/** The sections of a page, each a link to it. */
export const Contents = ({ sections }: { sections: readonly Pick<Section, 'anchor' | 'heading'>[] }) => {
  const { pathname } = useLocation()
  return (
    <nav aria-labelledby="contents" className={`rounded-lg bg-quiet p-5 lg:bg-transparent lg:p-0 ${contentsPlace}`}>
      <h2 id="contents" className="font-sans text-sm text-ink-soft tracking-normal">
        On this page
      </h2>
      <ol className="mt-2 flex flex-col lg:border-straw lg:border-l">
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <Link
              to={`${pathname}#${anchor}`}
              className="block py-1.5 text-hedge-ink leading-snug underline-offset-4 hover:underline lg:pl-4 lg:text-sm"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A heading that can be linked to, and what stands under it. */
export const ProseSection = ({ section: { anchor, heading, blocks } }: { section: Section }) => (
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
