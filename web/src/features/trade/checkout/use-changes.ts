import { useState } from 'react'
import type { Basket } from './basket.ts'

/**
 * The sum in pence that stood there before it changed by itself; null while it has not, and once the buyer has chosen
 * otherwise. `choice` names all that they chose.
 */
export const useFormerTotal = (choice: string, totalPence: number): number | null => {
  const [seen, setSeen] = useState<{ choice: string; now: number; was: number | null }>({
    choice,
    now: totalPence,
    was: null,
  })
  if (seen.choice !== choice) setSeen({ choice, now: totalPence, was: null })
  else if (seen.now !== totalPence) setSeen({ choice, now: totalPence, was: seen.was ?? seen.now })
  return seen.was === totalPence ? null : seen.was
}

/** What was said of lines that can be bought, by option: the server tells of a new price once. */
export const useNotices = ({ groups }: Pick<Basket, 'groups'>): Readonly<Record<string, string>> => {
  const [known, setKnown] = useState<Record<string, string>>({})
  const said = groups.flatMap(({ lines }) =>
    lines.flatMap(({ optionId, notice }) => (notice ? [[optionId, notice] as const] : [])),
  )
  if (said.some(([optionId, notice]) => known[optionId] !== notice)) setKnown({ ...known, ...Object.fromEntries(said) })
  return known
}
