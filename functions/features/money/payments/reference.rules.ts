import { randomBytes } from 'node:crypto'

/** Part of the pay page's address, so nobody may guess it. */
export const newPaymentReference = (): string => `pay_${randomBytes(16).toString('hex')}`
