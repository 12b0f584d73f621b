import { useState } from 'react'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { oneAtATime } from '#web/lib/one-at-a-time.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { toast } from '#web/lib/toast.ts'
import { useAddItem } from './cart.api.ts'
import { type GuestLine, guestCart } from './guest-cart.ts'

/**
 * Puts an option into the cart and says so: on the server for whoever is signed in, in the browser for a visitor, shown
 * in a sheet. `add` answers whether it worked; a failure is told in a toast, and nothing is added while
 * something is being added.
 */
export const useAddToCart = () => {
  const { user } = useCurrentUser()
  const { mutateAsync, isPending } = useAddItem()
  const navigate = useNavigate()
  const [once] = useState(oneAtATime)

  const put = async (line: GuestLine): Promise<boolean> => {
    if (!user) {
      guestCart.add(line)
      guestCart.show()
      return true
    }
    const { optionId, quantity, way } = line
    try {
      await mutateAsync({ optionId, quantity, ...(way ? { way } : {}) })
      const action = { label: 'See cart', onSelect: () => void navigate(paths.cart) }
      toast({ title: 'Added to your cart', description: line.name, variant: 'success', action })
      return true
    } catch (error) {
      toast({ title: 'Not added to your cart', description: errorMessage(error), variant: 'destructive' })
      return false
    }
  }
  const add = async (line: GuestLine): Promise<boolean> => (await once(() => put(line))) ?? false
  return { add, isPending }
}
