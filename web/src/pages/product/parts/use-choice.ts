import { useState } from 'react'
import type { Product, ProductOption } from '#contract/catalogue/product.answers.ts'

export type Choice = {
  option: ProductOption | undefined
  quantity: number
  /** Packs that one may take now. */
  most: number
  choose: (id: string) => void
  setQuantity: (quantity: number) => void
}

/** What is about to be bought: the first option in stock, one of it, until the visitor says otherwise. */
export const useChoice = ({ options }: Product): Choice => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [wanted, setWanted] = useState(1)
  const option = options.find(({ id }) => id === chosen) ?? options.find(({ stock }) => stock > 0) ?? options[0]
  const most = option?.stock ?? 0
  return {
    option,
    quantity: Math.max(1, Math.min(wanted, most)),
    most,
    choose: (id) => {
      setChosen(id)
      setWanted(1)
    },
    setQuantity: setWanted,
  }
}
