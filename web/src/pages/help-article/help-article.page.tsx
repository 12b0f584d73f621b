import { useQuery } from '@tanstack/react-query'
import { articleHead } from '#contract/pages/help-heads.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Loaded, LoadFailed } from '#web/components/ui/states/loaded.tsx'
import { ArticleView } from '#web/features/help/articles/article-view.tsx'
import { articleQueryOptions } from '#web/features/help/articles/help.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { useParams } from '#web/lib/router/routes.tsx'

const { Part: NotFound } = lazyPart(() => import('#web/components/layout/not-found.tsx'))

export const readAhead: ReadAhead = (queries, { params: { slug = '' } }) => [queries.query(articleQueryOptions(slug))]

export default function HelpArticlePage() {
  const { slug = '' } = useParams()
  const query = useQuery(articleQueryOptions(slug))
  usePageHead(query.data ? articleHead(query.data) : { title: 'Help' })
  const failure = (
    <div className="page py-10">
      <h1 className="sr-only">Help</h1>
      <LoadFailed of={query} title="This article didn’t load" />
      <p className="text-center">
        <ButtonLink to={paths.help} variant="quiet">
          Back to the help centre
        </ButtonLink>
      </p>
    </div>
  )
  return (
    <Loaded of={query} failed={failure} instead={{ 404: <NotFound /> }}>
      {(article) => <ArticleView article={article ?? null} />}
    </Loaded>
  )
}
