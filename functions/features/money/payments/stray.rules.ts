import type { PaymentRow } from './payments.queries.ts'

/** What a provider took: its amount in pence, or in the smallest coin of another currency. */
export type Taken = { amountPence: number; currency: string }

/** Whether this is what was asked for. */
export const isAsked = (asked: Taken, { amountPence, currency }: Taken): boolean =>
  asked.amountPence === amountPence && asked.currency === currency

/** Whether this is a sum of money that can go back. */
export const isMoney = ({ amountPence, currency }: Taken): boolean =>
  Number.isSafeInteger(amountPence) && amountPence > 0 && /^[A-Z]{3}$/.test(currency)

/** Money that a provider took for a payment, and that pays for nothing. */
export type Stray = { payment: PaymentRow; taken: Taken }

/** What tells one stray from another: the same sum for the same payment is the same one, told again. */
export const strayKey = ({ payment: { reference }, taken: { amountPence, currency } }: Stray): string =>
  `${reference}:${currency}${amountPence}`
