import { useState } from 'react'
import type { Product, ProductOption } from '#contract/catalogue/product.answers.ts'

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

/** What is about to be bought: the first option in stock, one of it, until the visitor says otherwise. */
export const useChoice = ({ options }: Product): Choice => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [wanted, setWanted] = useState(1)
  const option = options.find(({ id }) => id === chosen) ?? options.find(({ stock }) => stock > 0) ?? options[0]
  const most = Math.max(1, option?.stock ?? 0)
  const [tooMany, setTooMany] = useState(false)
  return {
    option,
    quantity: wanted,
    most,
    choose: (id) => {
      setChosen(id)
      setWanted(1)
      setTooMany(false)
    },
    setQuantity: (quantity) => {
      setWanted(quantity)
      setTooMany(quantity > most)
    },
    tooMany,
    takeMost: () => {
      if (wanted <= most) return false
      setWanted(most)
      setTooMany(true)
      return true
    },
  }
}
