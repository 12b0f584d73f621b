import { ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

export default function SubscriptionCancelPage() {
  usePageHead({ title: 'Payment not made' })
  return (
    <div className="page py-12">
      <h1 className="sr-only">Payment not made</h1>
      <EmptyState
        title="Nothing was paid"
        action={
          <>
            <ButtonLink to={paths.subscribe}>Choose a package</ButtonLink>
            <ButtonLink to={paths.dashboardListings} variant="secondary">
              Go to your listings
            </ButtonLink>
          </>
        }
      >
        You didn’t pay, so no new package has started. Any package you already have carries on as before. You can try
        again whenever you like, and draft listings in the meantime.
      </EmptyState>
    </div>
  )
}
