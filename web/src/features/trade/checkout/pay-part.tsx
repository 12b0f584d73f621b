import type { ReactNode, Ref } from 'react'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { FormError } from '#web/components/ui/forms/field.tsx'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { Charge, ChargedInPounds } from '#web/features/identity/currency/price.tsx'
import { type Choices, deliveryOf } from '#web/features/trade/cart/delivery-choices.ts'
import { type SumRow, Sums } from '#web/features/trade/cart/sums.tsx'
import { priceWords } from '#web/features/trade/cart/way/price-words.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { formatPence } from '#web/lib/format.ts'
import type { Basket } from './basket.ts'

type RowsOf = { basket: Basket; choices: Choices; totalPence: number }

/** Every charge by name. */
const rowsOf = ({ basket, choices, totalPence }: RowsOf): SumRow[] => [
  ...basket.groups.flatMap((group) => [
    {
      label: `Goods from ${group.seller.shopName}${group.way === 'collect' ? ', collected' : ''}`,
      value: formatPence(group.goodsPence),
    },
    ...deliveryOf(group, choices).map(({ label, pricePence }) => ({
      label: `${label}, ${group.seller.shopName}`,
      value: priceWords(pricePence),
    })),
  ]),
  { label: 'Total', value: <Charge pence={totalPence} />, strong: true },
]

const hasOneSeller = ({ groups }: Basket): boolean => new Set(groups.map(({ seller }) => seller.username)).size === 1

type PayPartProps = RowsOf & {
  /** The sum before it changed by itself. */
  formerPence: number | null
  failure: string | undefined
  children: ReactNode
}

/** The sum of all charges, and on desktop the button; on phones that stands at the foot of the screen. */
export const PayPart = ({ basket, choices, totalPence, formerPence, failure, children }: PayPartProps) => {
  const isMobile = useIsMobile()
  const act = (
    <div className="flex w-full flex-col gap-2">
      <FormError>{failure}</FormError>
      {children}
    </div>
  )
  return (
    <>
      <section aria-label="Pay" className="lg:sticky lg:top-[calc(var(--offline-bar-height)+1.5rem)]">
        <Card className="flex flex-col gap-5">
          <h2 className="text-xl">Pay</h2>
          <Sums rows={rowsOf({ basket, choices, totalPence })} />
          {/* It is there before its words are: what comes with them is not read out everywhere. */}
          <div role="status" className="empty:-mt-5">
            {formerPence !== null && (
              <p className="rounded-md bg-yolk-soft px-4 py-3 text-yolk-ink">
                {`The total has changed from ${formatPence(formerPence)} to ${formatPence(totalPence)}. Please check it before you pay.`}
              </p>
            )}
          </div>
          {basket.problems.map(({ code, optionId, detail }) => (
            <FormError key={`${code} ${optionId}`}>{detail}</FormError>
          ))}
          {!isMobile && act}
          <ChargedInPounds className="text-sm" />
          <p className="text-ink-soft text-sm">
            We’ll hold your items for {orderClocks.paymentMinutes} minutes while you pay.{' '}
            {hasOneSeller(basket) ? 'The seller is' : 'Sellers are'} only paid once you have your items.
          </p>
        </Card>
      </section>
      <PageBar>{act}</PageBar>
    </>
  )
}

type PayButtonProps = {
  totalPence: number
  pending: boolean
  form: string | undefined
  onPay: () => void
  ref: Ref<HTMLButtonElement>
}

/** Opens the payment; of a new address it is the button that sends its form. */
export const PayButton = ({ totalPence, pending, form, onPay, ref }: PayButtonProps) => (
  <Button
    ref={ref}
    size="lg"
    className="grow"
    pending={pending}
    {...(form ? { type: 'submit', form } : { onClick: onPay })}
  >
    Pay {formatPence(totalPence)}
  </Button>
)
