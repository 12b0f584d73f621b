import { useState } from 'react'
import type { Product, ProductOption } from '#contract/catalogue/product.answers.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

export type Choice = {
  option: ProductOption | undefined
  quantity: number
  /** Packs that one may take now. */
  most: number
  choose: (id: string) => void
  setQuantity: (quantity: number) => void
  /** Whether more were asked for than there are. */
  tooMany: boolean
  /** Takes as many as there are, where more were asked for; whether it had to. */
  takeMost: () => boolean
}

/** What was chosen of one listing; without `optionId` only how many. */
type Chosen = { listingId: string; optionId?: string; quantity: number }

const chosenOf = (value: unknown): Chosen | null => {
  const { listingId, optionId, quantity } = fieldsOf(value)
  if (typeof listingId !== 'string' || typeof quantity !== 'number') return null
  return { listingId, quantity, ...(typeof optionId === 'string' && { optionId }) }
}

/** What was last chosen in this tab, so that a reload and the way back find it. */
const lastChosen = kept({ key: 'listing_choice', area: session, read: fromJson<Chosen | null>(null, chosenOf) })

/** What is about to be bought: the first option in stock, one of it, until the visitor says otherwise. */
export const useChoice = ({ id: listingId, options }: Product): Choice => {
  const last = lastChosen.use()
  const chosen: Chosen = last?.listingId === listingId ? last : { listingId, quantity: 1 }
  const wanted = chosen.quantity
  const option =
    options.find(({ id }) => id === chosen.optionId) ?? options.find(({ stock }) => stock > 0) ?? options[0]
  const most = Math.max(1, option?.stock ?? 0)
  const [tooMany, setTooMany] = useState(false)
  const setQuantity = (quantity: number) => {
    lastChosen.set({ ...chosen, quantity })
    setTooMany(quantity > most)
  }
  return {
    option,
    quantity: wanted,
    most,
    choose: (optionId) => {
      lastChosen.set({ listingId, optionId, quantity: 1 })
      setTooMany(false)
    },
    setQuantity,
    tooMany,
    takeMost: () => {
      if (wanted <= most) return false
      lastChosen.set({ ...chosen, quantity: most })
      setTooMany(true)
      return true
    },
  }
}
