import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { mayPublish, stateSentence } from '#web/features/selling/packages/package-words.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { paths } from '#web/lib/paths.ts'

/** A provider may tell us of the payment a little after the payer comes back. */
const askAgainMs = 2000

export default function SubscriptionSuccessPage() {
  usePageHead({ title: 'Your package' })
  const client = useQueryClient()
  const query = useQuery({
    ...packageQueryOptions,
    refetchInterval: ({ state }) => (state.data && !mayPublish(state.data.status) ? askAgainMs : false),
  })
  const started = query.data !== undefined && mayPublish(query.data.status)
  useEffect(() => {
    if (started) void refreshUser(client)
  }, [started, client])

  return (
    <Loaded of={query} failed="We couldn’t load your package" waiting={<PageSpinner />}>
      {(sellerPackage) => (started ? <Active sellerPackage={sellerPackage} /> : <WaitingForPayment />)}
    </Loaded>
  )
}

const WaitingForPayment = () => (
  <div role="status" className="page flex max-w-xl flex-col items-center gap-4 py-16 text-center">
    <h1 className="text-3xl md:text-4xl">Waiting for your payment</h1>
    <p className="text-ink-soft">We’ll start your package as soon as your payment is confirmed, and tell you here.</p>
    <ButtonLink to={paths.subscribe} variant="secondary">
      Back to packages
    </ButtonLink>
  </div>
)

const Active = ({ sellerPackage }: { sellerPackage: SellerPackage }) => (
  <div className="page flex max-w-xl flex-col items-center gap-4 py-16 text-center">
    <CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-hedge" />
    <h1 className="text-3xl md:text-4xl">Your {tiers[sellerPackage.tier].name} package is active</h1>
    <p className="text-ink-soft">
      {stateSentence(sellerPackage)} You can have {sellerPackage.allowance.limit} different listings for sale in each
      billing month.
    </p>
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <ButtonLink to={paths.newListing}>List something</ButtonLink>
      <ButtonLink to={paths.dashboardShop} variant="secondary">
        Set up your shop
      </ButtonLink>
    </div>
  </div>
)
