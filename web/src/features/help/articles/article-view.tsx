import { Printer } from 'lucide-react'
import { longDay } from '#contract/calendar-day.ts'
import type { ArticlePage } from '#contract/help/help.answers.ts'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Contents, ProsePage, ProseSection } from '#web/components/ui/prose.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { paths } from '#web/lib/paths.ts'
import { AdviceNote, Sources } from './article-foot.tsx'
import { topicOf, topicPath } from './help-words.ts'
import { RelatedArticles } from './related-articles.tsx'
import { useLateAnchor } from './use-late-anchor.ts'
import { UsefulVote } from './useful-vote.tsx'

/** An article with the list of its sections and what to read next; null while it is on its way. */
export const ArticleView = ({ article }: { article: ArticlePage | null }) =>
  // One frame for both, so that its heading keeps the focus when the words come.
  article ? <ProsePage {...partsOf(article)} /> : <ProsePage {...waiting} />

const partsOf = (article: ArticlePage) => ({
  crumbs: <ArticleCrumbs article={article} />,
  title: article.title,
  dated: `Last reviewed ${longDay(article.updatedOn)}`,
  summary: article.summary,
  action: <PrintButton />,
  contents: <Contents sections={article.sections} />,
  after: article.related.length > 0 && <RelatedArticles related={article.related} />,
  children: <ArticleText article={article} />,
})

const ArticleText = ({ article: { slug, sections, advice, sources } }: { article: ArticlePage }) => {
  useLateAnchor()
  return (
    <>
      {sections.map((section) => (
        <ProseSection key={section.anchor} section={section} />
      ))}
      <AdviceNote advice={advice} />
      <Sources sources={sources} />
      <UsefulVote slug={slug} />
    </>
  )
}

const ArticleCrumbs = ({ article }: { article: ArticlePage | null }) => (
  <div className="mb-4">
    <Breadcrumbs
      crumbs={[
        { label: 'Help centre', to: paths.help },
        ...(article ? [{ label: topicOf(article.topic).name, to: topicPath(article.topic) }] : []),
      ]}
    />
  </div>
)

const PrintButton = () => (
  <Button variant="secondary" size="sm" onClick={() => print()}>
    <Printer aria-hidden size={16} />
    Print
  </Button>
)

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12', 'w-2/3']

const waiting = {
  crumbs: <ArticleCrumbs article={null} />,
  title: null,
  summary: null,
  contents: <Skeleton className="h-48 rounded-lg lg:col-start-2 lg:row-start-2 lg:h-64" />,
  children: (
    <div aria-busy className="flex flex-col gap-4">
      {lines.map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  ),
}
