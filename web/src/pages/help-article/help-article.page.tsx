import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { articleHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ArticleView } from '../../features/help/article-view.tsx'
import { articleQuery } from '../../features/help/help.api.ts'
import { isApiError } from '../../lib/api-error.ts'

const NotFound = lazy(() => import('../not-found/not-found.page.tsx'))

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
