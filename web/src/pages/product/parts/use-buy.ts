import { useNavigate } from 'react-router-dom'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { useAddToCart } from '#web/features/trade/cart/use-add-to-cart.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toast.ts'
import type { Choice } from './use-choice.ts'

/** Why a listing can't be put into the cart, in words; null when it can. */
const obstacleOf = (product: Product, viewer: string | undefined): string | null => {
  if (product.seller.username === viewer) return 'This is your own listing.'
  if (product.category.slug === 'services') return 'Services are arranged with the seller directly.'
  if (product.status === 'paused') return 'The seller has paused this listing. Please look again later.'
  if (product.seller.holidayUntil) return awaySentence(product.seller.holidayUntil)
  return product.status === 'sold_out' ? 'This is sold out at the moment.' : null
}

export type Buying = { obstacle: string | null; pending: boolean; addToCart: () => void; buyNow: () => void }

/** Puts the choice into the cart; buying now goes on to it. More than there are is put right first, and nothing is put in. */
export const useBuy = (product: Product, { option, quantity, most, takeMost }: Choice): Buying => {
  const navigate = useNavigate()
  const { user } = useCurrentUser()
  const { add, isPending } = useAddToCart()
  const isTooMany = (): boolean => {
    if (!takeMost()) return false
    // On phones the button is far from the quantity.
    toast({ title: 'Not added yet', description: `No more than ${most} are left, so the quantity is ${most} now.` })
    return true
  }
  const put = async (): Promise<boolean> =>
    option !== undefined &&
    !isTooMany() &&
    (await add({
      optionId: option.id,
      quantity,
      productId: product.id,
      name: product.name,
      optionLabel: option.label,
      imageUrl: product.imageUrl,
      pricePence: option.pricePence,
    }))
  const buyNow = async () => {
    // A visitor's cart is the sheet, which has just opened and leads on.
    if ((await put()) && user) void navigate(paths.cart)
  }
  return {
    obstacle: obstacleOf(product, user?.username),
    pending: isPending,
    addToCart: () => void put(),
    buyNow: () => void buyNow(),
  }
}
