import type { Currency } from '#contract/identity/currency.answers.ts'

/** Everything is charged in it; the others are a display. */
export const chargedIn = 'GBP'

const micro = 1_000_000
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Halves go up, and no float's quotient decides. */
const divideRounded = (dividend: number, divisor: number): number => {
  const rest = dividend % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}

type Share = { pence: number; parts: number }

/** Pence shared by so many, at so many units for a pound: in hundredths of the unit, rounded as the server converts. */
export const convertShare = ({ pence, parts }: Share, exchangeRate: string): number =>
  divideRounded(pence * Math.round(Number(exchangeRate) * micro), micro * parts)

const withSymbol = (symbol: string, amount: number): string => `${symbol}${amount.toLocaleString('en-GB', twoDecimals)}`

/** What the browser knows for a code: its sign, "€" for EUR, or what an amount of it is called, "euros". */
export const calledBy = (code: string, currencyDisplay: 'symbol' | 'name'): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

/** An amount that could not be converted, with the sign of the currency that was asked for. What is no number is nothing. */
export const formatUnconverted = (amount: number, code: string): string => {
  if (!Number.isFinite(amount)) return code === chargedIn ? '£0.00' : '0.00'
  return withSymbol(calledBy(code, 'symbol'), amount)
}

/** An amount of pounds in a currency whose rate is known: (1250 pence, 1.15 €) → "€14.38". */
export const formatConverted = (share: Share, { code, symbol, exchangeRate }: Currency): string =>
  Number.isFinite(share.pence)
    ? withSymbol(symbol, convertShare(share, exchangeRate) / 100)
    : formatUnconverted(share.pence, code)
