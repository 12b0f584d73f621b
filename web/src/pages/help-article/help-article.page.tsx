import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { articleHead } from '#contract/pages/page-heads.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { ArticleView } from '#web/features/help/articles/article-view.tsx'
import { articleQuery } from '#web/features/help/articles/help.api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'

const NotFound = lazy(() => import('#web/components/layout/not-found.tsx'))

export default function HelpArticlePage() {
  const { slug = '' } = useParams()
  const { data: article, error, refetch } = useQuery(articleQuery(slug))
  usePageHead(article ? articleHead(article) : { title: 'Help' })
  if (article || !error) return <ArticleView article={article ?? null} />
  if (isApiError(error) && error.status === 404) return <NotFound />
  return (
    <div className="page py-10">
      <h1 className="sr-only">Help</h1>
      <ErrorState title="This article did not load" error={error} onRetry={() => void refetch()} />
      <p className="text-center">
        <ButtonLink to={paths.help} variant="quiet">
          All of the help centre
        </ButtonLink>
      </p>
    </div>
  )
}
