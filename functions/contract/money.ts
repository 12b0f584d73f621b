import { grouped } from './grouped.ts'

/** 125000 → "£1,250.00": pence in words, wherever somebody reads them; parts of a penny are rounded, halves away from nothing. */
export const pounds = (pence: number): string => {
  const whole = Math.round(Math.abs(pence))
  const rest = whole % 100
  const sign = pence < 0 && whole > 0 ? '-' : ''
  return `${sign}£${grouped((whole - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

/** 7500 → "£75", 899 → "£8.99": round pounds as one says them. */
export const poundsWords = (pence: number): string => pounds(pence).replace(/\.00$/, '')

/** 125000 → "1250.00": pounds as a field holds them, and as other programs take them. */
export const decimalPounds = (pence: number): string => (pence / 100).toFixed(2)

/** "1250.5" → 125050: what a field holds, in pence; not a number for what is none. */
export const penceOf = (pounds: string): number => Math.round(Number(pounds) * 100)

/** Pence: less cannot be paid by itself. */
export const leastPaymentPence = 30
