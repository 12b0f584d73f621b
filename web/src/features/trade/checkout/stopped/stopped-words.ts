import type { StoppedLine } from '../basket.ts'

/** Whether nothing but that keeps it from being bought: none is left. */
export const isSoldOut = ({ codes, line }: StoppedLine): boolean =>
  line.stock === 0 && codes.every((code) => code === 'insufficient_stock')

const asItIs = new Set(['insufficient_stock', 'way_not_offered', 'eggs_not_posted'])

/** What has happened to all that can't be bought, as the heading above it. */
export const stoppedTitle = (stopped: StoppedLine[]): string => {
  const isOne = stopped.length === 1
  if (stopped.every(isSoldOut)) return isOne ? 'This has sold out' : 'These have sold out'
  // Another quantity, way or address may do.
  if (stopped.some((one) => !isSoldOut(one) && one.codes.some((code) => asItIs.has(code)))) {
    return isOne ? 'You can’t buy this as it is' : 'You can’t buy these as they are'
  }
  return isOne ? 'You can’t buy this' : 'You can’t buy these'
}

/** The button that goes on without them, by what it does: a guest has no place for later. */
export const takeOutWords = (count: number, of: 'guest' | 'user'): string => {
  const them = count === 1 ? 'it' : 'them'
  return of === 'guest' ? `Remove ${them} and continue` : `Save ${them} for later and continue`
}
