import { useEffect } from 'react'
import { guestCart, useGuestCart } from '#web/features/trade/cart/guest-cart.ts'
import { toast } from '#web/lib/toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

const loadSheet = () => import('#web/features/trade/cart/guest-cart-sheet.tsx')

/** Where a visitor's cart opens, on every page that has one. Its code comes with the first look at it. */
export const GuestSheet = () => {
  const { open } = useGuestCart()
  const { Part: GuestCartSheet, fetchPart } = useLatePart(loadSheet)
  useEffect(() => {
    if (!open) return
    void fetchPart().then((isThere) => {
      if (isThere) return
      guestCart.hide()
      toast({
        title: 'We couldn’t open your cart',
        description: 'Everything you added is in it. Check your connection and open it again.',
      })
    })
  }, [open, fetchPart])
  return GuestCartSheet && <GuestCartSheet />
}
