import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { poundsWords } from '#contract/money.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { type BillingPeriod, packagePrice, refundWords } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { RadioCards } from '#web/components/ui/forms/radio-cards.tsx'
import { TierCards } from '#web/features/identity/account/tier-cards.tsx'
import { VerifyNotice } from '#web/features/identity/account/verify-notice.tsx'
import { refreshUser } from '#web/features/identity/session/session.api.ts'
import { goToPayment } from '#web/features/selling/packages/go-to-payment.ts'
import { useOpenPackage } from '#web/features/selling/packages/packages.api.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { usePackageWish } from './package-wish.ts'
import { useProofFirst } from './use-proof-first.ts'

const periods = [
  { value: 'month', label: 'Monthly', detail: refundWords.month },
  { value: 'year', label: 'Annual', detail: `Twelve months paid up front. ${refundWords.year}` },
]

const payWords = (tier: SellerTier, period: BillingPeriod): string => {
  return `Choose ${tiers[tier].name}, ${poundsWords(packagePrice(tier, period))} a ${period}`
}

const noRefundWords = (nextRefundAt: string): string =>
  `You had a refund in the last 365 days, so if you cancel an annual package before ${formatDay(nextRefundAt)}, it runs to its end and you don’t get another.`

type ChoiceProps = { sellerPackage: Pick<SellerPackage, 'nextRefundAt' | 'tier' | 'status'> }

/** How one pays and for which package; whoever has not proved their address does so before the payment. */
export const Choice = ({ sellerPackage: { nextRefundAt, tier: last, status } }: ChoiceProps) => {
  const wish = usePackageWish()
  const [period, setPeriod] = useState<BillingPeriod>(wish.period)
  const navigate = useNavigate()
  const { mutate, isPending, variables, error } = useOpenPackage()
  const client = useQueryClient()
  const pay = (tier: SellerTier) =>
    mutate(
      { tier, period },
      {
        onSuccess: ({ paymentUrl }) => goToPayment(paymentUrl, (path) => void navigate(path)),
        onError: (error) => {
          if (isApiError(error) && error.code === 'email_unverified') void refreshUser(client)
        },
      },
    )
  const { box, email, chosen, choose } = useProofFirst({
    wished: wish.tier,
    onWait: (tier) => wish.keep({ tier, period }),
    pay,
  })
  const marked = chosen ?? wish.tier ?? last
  const mark = wish.tier || status === 'incomplete' ? 'The package you chose' : 'The package you had'
  return (
    <div className="mt-6 flex flex-col gap-8">
      {email && (
        <div ref={box} className="max-w-3xl">
          <VerifyNotice email={email} />
          <div role="status">
            {chosen && <p className="mt-3">Then we take you on to pay for {tiers[chosen].name}.</p>}
          </div>
        </div>
      )}
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
          <div className="flex flex-col gap-2">
            {/* Both cards keep room for it, so that the buttons stand in one line. */}
            <p className="min-h-6 font-semibold text-hedge-ink">{tier === marked && mark}</p>
            <Button
              variant={tier === marked ? 'primary' : 'secondary'}
              pending={isPending && variables.tier === tier}
              disabled={isPending && variables.tier !== tier}
              onClick={() => choose(tier)}
            >
              {payWords(tier, period)}
            </Button>
          </div>
        )}
      />
      <p className="text-ink-soft text-sm">{refundWords[period]}</p>
    </div>
  )
}
