import { madeOnce } from '#contract/made-once.ts'

const names = madeOnce(() => new Intl.DisplayNames('en-GB', { type: 'currency' }))

/** "EUR" → "Euro". */
export const currencyName = (code: string): string => names().of(code) ?? code
