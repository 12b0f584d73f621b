import { formatPence } from '#web/lib/format.ts'

/** The price of a delivery in words. */
export const priceWords = (pence: number): string => (pence === 0 ? 'Free' : formatPence(pence))
