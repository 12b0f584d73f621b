import { useState } from 'react'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'

/**
 * Rows stay where they were while one works through them: what is read anew takes its old place, new rows come after it
 * as the server has them. Another `list` starts anew.
 */
export const useSteadyOrder = (rows: SellerListingRow[], list: string): SellerListingRow[] => {
  const [known, setKnown] = useState<{ list: string; ids: string[] }>({ list, ids: [] })
  const ids = known.list === list ? known.ids : []
  const places = new Map(ids.map((id, place) => [id, place]))
  const ordered = [
    ...rows.filter(({ id }) => places.has(id)).sort((a, b) => places.get(a.id)! - places.get(b.id)!),
    ...rows.filter(({ id }) => !places.has(id)),
  ]
  const fresh = rows.filter(({ id }) => !places.has(id)).map(({ id }) => id)
  if (known.list !== list || fresh.length > 0) setKnown({ list, ids: [...ids, ...fresh] })
  return ordered
}
