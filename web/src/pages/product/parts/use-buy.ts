import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { useAddToCart } from '#web/features/trade/cart/use-add-to-cart.ts'
import { buyNowPath } from '#web/features/trade/checkout/buy-now-path.ts'
import { toast } from '#web/lib/toast.ts'
import { useIsOwn } from './own-listing.tsx'
import type { Choice } from './use-choice.ts'

const soldOut = 'This is sold out at the moment.'

/** Why a listing can't be put into the cart, in words; null when it can. */
const obstacleOf = (product: Product, isOwn: boolean): string | null => {
  if (isOwn) return 'This is your own listing.'
  if (product.category.slug === 'services') return 'You arrange services directly with the seller.'
  if (product.status === 'paused') return 'The seller has paused this listing. Please check back later.'
  if (product.seller.holidayUntil) return awaySentence(product.seller.holidayUntil)
  return product.status === 'sold_out' ? soldOut : null
}

export type Buying = {
  obstacle: string | null
  /** Nothing but that stands in the way. */
  isSoldOut: boolean
  pending: boolean
  addToCart: () => void
  /** Whether the last try to put it into the cart failed: what is said in place of the button takes its focus. */
  isRefused: boolean
  /** The checkout of the choice alone. */
  buyNowPath: string
  /** Takes as many as there are where more were chosen; whether it had to, and said so. */
  isTooMany: () => boolean
}

/** Ways to buy the choice: into the cart, or at once and past it. More than there are is put right first, and nothing is bought. */
export const useBuy = (product: Product, { option, quantity, most, takeMost }: Choice): Buying => {
  const isOwn = useIsOwn(product)
  const { add, isPending } = useAddToCart()
  const queries = useQueryClient()
  const [isRefused, setRefused] = useState(false)
  const isTooMany = (): boolean => {
    if (!takeMost()) return false
    // On phones the button is far from the quantity.
    toast({
      title: 'Please check the quantity',
      description: `Only ${most} left, so we’ve changed the quantity to ${most}.`,
    })
    return true
  }
  const addToCart = async () => {
    if (!option || isTooMany()) return
    const isAdded = await add({
      optionId: option.id,
      quantity,
      productId: product.id,
      name: product.name,
      optionLabel: option.label,
      imageUrl: product.imageUrl,
      pricePence: option.pricePence,
    })
    setRefused(!isAdded)
    // What is left has changed since the page was read.
    if (!isAdded) void queries.invalidateQueries({ queryKey: catalogueKeys.products })
  }
  const obstacle = obstacleOf(product, isOwn)
  return {
    obstacle,
    isSoldOut: obstacle === soldOut,
    pending: isPending,
    addToCart: () => void addToCart(),
    isRefused,
    buyNowPath: option ? buyNowPath({ optionId: option.id, quantity }) : '',
    isTooMany,
  }
}
