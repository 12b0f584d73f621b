import { useState } from 'react'

export type RowSelection<Row extends { id: string }> = {
  chosen: Row[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Whether all that is shown is chosen, some of it, or none. */
  extent: 'all' | 'some' | 'none'
  toggleAll: () => void
  choose: (ids: string[]) => void
}

/** Which of the rows that may be chosen are; what is shown no longer is chosen no longer. */
export const useRowSelection = <Row extends { id: string }>(choosable: Row[]): RowSelection<Row> => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
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
