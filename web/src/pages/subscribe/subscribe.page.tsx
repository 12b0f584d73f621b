import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BillingPeriod, planPrice, plans, refundWords, type SellerTier } from '#contract/plans.ts'
import type { Subscription } from '#contract/selling/subscription.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { Loaded } from '#web/components/ui/loaded.tsx'
import { PageSpinner } from '#web/components/ui/spinner.tsx'
import { PlanCards } from '#web/features/identity/account/plan-cards.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { goToPayment } from '#web/features/selling/packages/go-to-payment.ts'
import { mayPay, stateSentence } from '#web/features/selling/packages/package-words.ts'
import { subscriptionQuery, useOpenSubscription } from '#web/features/selling/packages/subscription.api.ts'
import { errorMessage } from '#web/lib/api-error.ts'
import { formatPence } from '#web/lib/format.ts'
import { usePageHead } from '#web/lib/page-head.ts'
import { paths } from '#web/lib/paths.ts'

const periods = [
  { value: 'month', label: 'Monthly', detail: refundWords.month },
  { value: 'year', label: 'Annual', detail: `Twelve monthly prices at once. ${refundWords.year}` },
]

/** Both packages side by side; choosing one leads to its pay page. */
export default function SubscribePage() {
  usePageHead({ title: 'Choose a package' })
  const { user } = useCurrentUser()
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">Choose a package</h1>
      {user?.userType === 'seller' ? <PackageChoice /> : <NotASeller />}
    </div>
  )
}

const NotASeller = () => (
  <EmptyState title="Packages are for sellers" action={<ButtonLink to={paths.sell}>Open a shop</ButtonLink>}>
    Open a shop first. It turns the account that you have into a seller’s.
  </EmptyState>
)

const PackageChoice = () => {
  const query = useQuery(subscriptionQuery)
  return (
    <Loaded of={query} failed="We could not read your package" waiting={<PageSpinner />}>
      {(subscription) => (mayPay(subscription.status) ? <Choice /> : <Chosen subscription={subscription} />)}
    </Loaded>
  )
}

const Chosen = ({ subscription }: { subscription: Subscription }) => (
  <EmptyState
    title={`You have the ${plans[subscription.tier].name} package`}
    action={
      <>
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
        <ButtonLink to={paths.dashboardPackage} variant="secondary">
          Change or cancel it
        </ButtonLink>
      </>
    }
  >
    {stateSentence(subscription)}
  </EmptyState>
)

const payWords = (tier: SellerTier, period: BillingPeriod): string => {
  const price = formatPence(planPrice(tier, period)).replace(/\.00$/, '')
  return `Choose ${plans[tier].name}, ${price} a ${period}`
}

const Choice = () => {
  const [period, setPeriod] = useState<BillingPeriod>('month')
  const navigate = useNavigate()
  const { mutate, isPending, variables, error } = useOpenSubscription()
  const pay = (tier: SellerTier) =>
    mutate({ tier, period }, { onSuccess: ({ paymentUrl }) => goToPayment(paymentUrl, (path) => void navigate(path)) })
  return (
    <div className="mt-6 flex flex-col gap-8">
      <RadioCards
        legend="How you pay"
        cards={periods}
        columns="sm:grid-cols-2"
        className="max-w-3xl"
        name="period"
        chosen={period}
        onChange={(event) => setPeriod(event.target.value === 'year' ? 'year' : 'month')}
      />
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
      <h2 className="sr-only">Packages</h2>
      <PlanCards
        action={(tier) => (
          <Button
            variant={plans[tier].popular ? 'primary' : 'secondary'}
            pending={isPending && variables.tier === tier}
            disabled={isPending}
            onClick={() => pay(tier)}
          >
            {payWords(tier, period)}
          </Button>
        )}
      />
      <p className="text-ink-soft text-sm">{refundWords[period]}</p>
    </div>
  )
}
