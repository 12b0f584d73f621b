import type { Quote } from '../../../../functions/contract/checkout.ts'
import { orderClocks } from '../../../../functions/contract/orders.constants.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { FormError } from '../../components/ui/field.tsx'
import { Charge, ChargedInPounds } from '../../components/ui/price.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { formatPence } from '../../lib/format.ts'
import { priceWords } from '../cart/delivery-picker.tsx'
import { type SumRow, Sums } from '../cart/sums.tsx'

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
