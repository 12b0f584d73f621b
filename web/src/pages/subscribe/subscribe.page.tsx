import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { type BillingPeriod, packagePrice, refundWords } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { PageSpinner } from '#web/components/ui/states/spinner.tsx'
import { TierCards } from '#web/features/identity/account/tier-cards.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { goToPayment } from '#web/features/selling/packages/go-to-payment.ts'
import { mayPay, stateSentence } from '#web/features/selling/packages/package-words.ts'
import { packageQueryOptions, useOpenPackage } from '#web/features/selling/packages/packages.api.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatDay, formatPence } from '#web/lib/format.ts'
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
  const query = useQuery(packageQueryOptions)
  return (
    <Loaded of={query} failed="We could not read your package" waiting={<PageSpinner />}>
      {(sellerPackage) =>
        mayPay(sellerPackage.status) ? (
          <Choice nextRefundAt={sellerPackage.nextRefundAt} />
        ) : (
          <Chosen sellerPackage={sellerPackage} />
        )
      }
    </Loaded>
  )
}

const Chosen = ({ sellerPackage }: { sellerPackage: SellerPackage }) => (
  <EmptyState
    title={`You have the ${tiers[sellerPackage.tier].name} package`}
    action={
      <>
        <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
        <ButtonLink to={paths.dashboardPackage} variant="secondary">
          Change or cancel it
        </ButtonLink>
      </>
    }
  >
    {stateSentence(sellerPackage)}
  </EmptyState>
)

const payWords = (tier: SellerTier, period: BillingPeriod): string => {
  const price = formatPence(packagePrice(tier, period)).replace(/\.00$/, '')
  return `Choose ${tiers[tier].name}, ${price} a ${period}`
}

const noRefundWords = (nextRefundAt: string): string =>
  `You had a refund in the last 365 days, so an annual package that you cancel before ${formatDay(nextRefundAt)} runs to its end without one.`

const Choice = ({ nextRefundAt }: Pick<SellerPackage, 'nextRefundAt'>) => {
  const [period, setPeriod] = useState<BillingPeriod>('month')
  const navigate = useNavigate()
  const { mutate, isPending, variables, error } = useOpenPackage()
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
      {period === 'year' && nextRefundAt && (
        <p role="status" className="max-w-3xl rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
          {noRefundWords(nextRefundAt)}
        </p>
      )}
      <FormError>{error ? errorMessage(error) : undefined}</FormError>
      <h2 className="sr-only">Packages</h2>
      <TierCards
        action={(tier) => (
          <Button
            variant={tiers[tier].popular ? 'primary' : 'secondary'}
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
