import { Trash2 } from 'lucide-react'
import { cartLimits } from '#contract/trade/cart.constants.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/dialog.tsx'
import { QuantityStepper } from '#web/components/ui/forms/quantity-stepper.tsx'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { beginHere } from '#web/components/ui/use-modal.ts'
import { Charge } from '#web/features/identity/currency/price.tsx'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { type GuestLine, guestCart, useGuestCart } from './guest-cart.ts'

const Line = ({ line }: { line: GuestLine }) => (
  <li className="flex gap-4 py-4">
    <ListingPicture src={line.imageUrl} alt="" sizes="80px" className="w-20 shrink-0 self-start rounded-md" />
    <div className="min-w-0 flex-1">
      <Link to={paths.product(line.productId)} onClick={guestCart.hide} className="font-semibold hover:underline">
        {line.name}
      </Link>
      <p className="text-ink-soft text-sm">{line.optionLabel}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <QuantityStepper
          label={`Quantity of ${line.name}`}
          value={line.quantity}
          max={cartLimits.quantity}
          onChange={(quantity) => guestCart.setQuantity(line.optionId, quantity)}
        />
        <span className="numbers font-semibold">{formatPence(line.quantity * line.pricePence)}</span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${line.name}`}
          onClick={() => guestCart.remove(line.optionId)}
        >
          <Trash2 aria-hidden size={18} />
        </Button>
      </div>
    </div>
  </li>
)

/** A visitor's cart: kept in this browser until they sign in. */
export default function GuestCartSheet() {
  const { lines, open } = useGuestCart()
  const goodsPence = lines.reduce((sum, { quantity, pricePence }) => sum + quantity * pricePence, 0)
  const footer = (
    <div className="flex w-full flex-col gap-3">
      <p className="flex justify-between font-semibold">
        Goods
        <span>
          <Charge pence={goodsPence} />
        </span>
      </p>
      <ButtonLink to={paths.checkout} onClick={guestCart.hide}>
        Go to checkout
      </ButtonLink>
      <p className="text-center text-ink-soft text-sm">You’ll see delivery and the total before you sign in.</p>
    </div>
  )
  return (
    <Sheet open={open} onClose={guestCart.hide} title="Your cart" footer={lines.length > 0 && footer}>
      {lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty"
          action={
            <ButtonLink to={paths.products} onClick={guestCart.hide}>
              Browse products
            </ButtonLink>
          }
        />
      ) : (
        // What is in it is read first: no number of it is asked for.
        <ul ref={beginHere} tabIndex={-1} className="divide-y divide-straw outline-none">
          {lines.map((line) => (
            <Line key={line.optionId} line={line} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}
