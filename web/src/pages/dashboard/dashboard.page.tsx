import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { OfferTwoSteps } from '#web/features/identity/second-factor/late.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { dashboardQueryOptions } from '#web/features/operations/dashboard/dashboard.api.ts'
import { Overview, OverviewSkeleton } from '#web/features/operations/dashboard/overview.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

export default function DashboardPage() {
  usePageHead({ title: 'Dashboard' })
  const { user } = useCurrentUser()
  const query = useQuery(dashboardQueryOptions)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{query.data?.shop.name ?? 'Overview'}</h1>
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
      <Loaded of={query} failed="We couldn’t load your dashboard" waiting={<OverviewSkeleton />}>
        {(dashboard) => (
          <>
            <Overview dashboard={dashboard} readAt={query.dataUpdatedAt} />
            <OfferTwoSteps />
          </>
        )}
      </Loaded>
    </>
  )
}
