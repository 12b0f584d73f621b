import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { usePageHead } from '../../app/page-head.ts'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { VerifyNotice } from '../../features/account/verify-notice.tsx'
import { dashboardQuery } from '../../features/dashboard/dashboard.api.ts'
import { Overview, OverviewSkeleton } from '../../features/dashboard/overview.tsx'
import { useCurrentUser } from '../../features/session/session.api.ts'

export default function DashboardPage() {
  usePageHead({ title: 'Dashboard' })
  const { user } = useCurrentUser()
  const { data, error, refetch } = useQuery(dashboardQuery)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{data?.shop.name ?? 'Overview'}</h1>
        <ButtonLink to={paths.newListing}>
          <Plus aria-hidden size={18} />
          New listing
        </ButtonLink>
      </div>
      {user && !user.emailVerified && (
        <div className="mb-6">
          <VerifyNotice email={user.email} />
        </div>
      )}
      {data ? (
        <Overview dashboard={data} />
      ) : error ? (
        <ErrorState title="We could not read your dashboard" error={error} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  )
}
