import { useState } from 'react'
import type { SellerListingRow } from '../../../../functions/contract/listings.ts'

export type Selection = {
  chosen: SellerListingRow[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Whether all that is shown is chosen, some of it, or none. */
  extent: 'all' | 'some' | 'none'
  toggleAll: () => void
  choose: (ids: string[]) => void
}

/** Which of the shown listings are chosen; what is shown no longer is chosen no longer. */
export const useSelection = (shown: SellerListingRow[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const choosable = shown.filter(({ status }) => status !== 'removed')
  const chosen = choosable.filter(({ id }) => ids.has(id))
  const extent = chosen.length === 0 ? 'none' : chosen.length === choosable.length ? 'all' : 'some'
  const toggle = (id: string): void =>
    setIds((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  return {
    chosen,
    has: (id) => ids.has(id),
    toggle,
    extent,
    toggleAll: () => setIds(new Set(extent === 'all' ? [] : choosable.map(({ id }) => id))),
    choose: (next) => setIds(new Set(next)),
  }
}
