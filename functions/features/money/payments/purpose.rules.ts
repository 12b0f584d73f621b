import { tiers } from '#contract/tiers.ts'
import type { PaymentRow } from './payments.queries.ts'

const packageWords = ({ period, upgradesId }: PaymentRow, name: string): string =>
  upgradesId ? `Upgrade to the ${name} package` : `${name} package, one ${period}`

/** What a payment is for, in words: an order a line, or the package. */
export const purposeOf = (payment: PaymentRow): string[] =>
  payment.tier
    ? [packageWords(payment, tiers[payment.tier].name)]
    : payment.orderNumbers.map((number) => `Order ${number}`)
