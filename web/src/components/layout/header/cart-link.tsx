import { ShoppingBasket } from 'lucide-react'
import type { MouseEvent } from 'react'
import { CountBadge } from '#web/components/ui/count-badge.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useCartCount } from '#web/features/trade/cart/cart-query.ts'
import { guestCart } from '#web/features/trade/cart/guest-cart.ts'
import { useGuestCartMerge } from '#web/features/trade/cart/use-guest-cart-merge.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { GuestSheet } from './guest-sheet.tsx'

const linkClass =
  'relative flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-quiet'

/** The basket with how many things are in it: leads to the cart, or shows a visitor theirs in a sheet. */
export const CartLink = () => {
  useGuestCartMerge()
  const { user, isPending } = useCurrentUser()
  const count = useCartCount()
  const label = `Cart, ${formatCount(count, ['item', 'items'])}`
  const content = (
    <>
      <ShoppingBasket aria-hidden size={24} strokeWidth={1.75} />
      {count > 0 && <CountBadge count={count} className="top-0 right-0" />}
    </>
  )
  // A visitor's page would only ask them to sign in: what they chose is shown where they are.
  const look = (event: MouseEvent) => {
    if (user || isPending || count === 0 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    guestCart.show()
  }
  return (
    <>
      <Link to={paths.cart} aria-label={label} onClick={look} className={linkClass}>
        {content}
      </Link>
      {!user && <GuestSheet />}
    </>
  )
}
