import { useEffect } from 'react'
import { guestCart, useGuestCart } from '#web/features/trade/cart/guest-cart.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadSheet = () => import('#web/features/trade/cart/guest-cart-sheet.tsx')

/** Where a visitor's cart opens, on every page that has one. Its code comes with the first look at it. */
export const GuestSheet = () => {
  const { open } = useGuestCart()
  const { Part: GuestCartSheet, show } = useLatePart(loadSheet)
  useEffect(() => {
    if (open) void show().then((isThere) => isThere || guestCart.hide())
  }, [open, show])
  return GuestCartSheet && <GuestCartSheet />
}
