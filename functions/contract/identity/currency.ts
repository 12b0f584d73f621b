import * as z from 'zod'

const codeField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Please give a currency code, such as GBP')

export const currenciesQuery = z.strictObject({ activeOnly: z.enum(['true', 'false']).optional() })

export const convertQuery = z.strictObject({
  /** Kept as text, so that the database reckons with what was written. */
  amount: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, 'Please give an amount, such as 12.50'),
  from: codeField,
  to: codeField,
})

export const currencyInput = z.strictObject({ currencyCode: codeField })
