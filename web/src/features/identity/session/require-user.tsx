import type { ReactNode } from 'react'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { paths } from '#web/lib/paths.ts'
import { Redirect } from '#web/lib/router/redirect.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useCurrentUser } from './session.api.ts'

/** Shows its content to whoever is signed in only: others sign in first and come back here. */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  const { user, isPending, error, retry } = useCurrentUser()
  if (isPending) return <PageSpinner />
  if (error) {
    return (
      <div className="page py-16">
        <ErrorState title="We couldn’t check who you are" error={error} onRetry={retry} />
      </div>
    )
  }
  if (user) return children
  return (
    <>
      <Redirect to={paths.signIn(`${pathname}${search}`)} />
      <PageSpinner />
    </>
  )
}
