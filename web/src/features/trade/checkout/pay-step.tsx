import type { Quote } from '#contract/trade/checkout.answers.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Charge, ChargedInPounds } from '#web/features/identity/currency/price.tsx'
import { priceWords } from '#web/features/trade/cart/delivery-picker.tsx'
import { type SumRow, Sums } from '#web/features/trade/cart/sums.tsx'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'

const rowsOf = ({ groups, totalPence }: Quote): SumRow[] => [
  ...groups.flatMap(({ seller, way, goodsPence, methods }) => [
    { label: `Goods from ${seller.shopName}${way === 'collect' ? ', collected' : ''}`, value: formatPence(goodsPence) },
    ...methods
      .filter(({ selected }) => selected)
      .map(({ label, pricePence }) => ({ label: `${label}, ${seller.shopName}`, value: priceWords(pricePence) })),
  ]),
  { label: 'Total', value: <Charge pence={totalPence} />, strong: true },
]

/** Every charge by name. */
export const ChargeList = ({ quote }: { quote: Quote | undefined }) =>
  quote ? (
    <Sums rows={rowsOf(quote)} />
  ) : (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-8" />
    </div>
  )

type PayStepProps = { quote: Quote | undefined; error: string | undefined; pending: boolean; onPay: () => void }

/** The last look before the payment opens. */
export const PayStep = ({ quote, error, pending, onPay }: PayStepProps) => {
  const problems = quote?.problems ?? []
  return (
    <div className="flex flex-col gap-5">
      <ChargeList quote={quote} />
      <FormError>{error}</FormError>
      {problems.length > 0 && (
        <div role="alert" className="rounded-md bg-comb-soft px-4 py-3 text-comb-ink">
          <p className="font-semibold">This cannot be bought as it is:</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.map(({ code, lineId, detail }) => (
              <li key={`${code} ${lineId}`}>{detail}</li>
            ))}
          </ul>
          <ButtonLink variant="secondary" size="sm" to={paths.cart} className="mt-3">
            Change the cart
          </ButtonLink>
        </div>
      )}
      <Button size="lg" pending={pending} disabled={!quote || problems.length > 0} onClick={onPay}>
        {quote ? `Pay ${formatPence(quote.totalPence)}` : 'Pay'}
      </Button>
      <ChargedInPounds className="text-sm" />
      <p className="text-ink-soft text-sm">
        Your goods are held for you for {orderClocks.paymentMinutes} minutes from here. Sellers do not get your money
        before you have your goods.
      </p>
    </div>
  )
}
