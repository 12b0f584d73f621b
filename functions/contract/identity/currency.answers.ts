import * as z from 'zod'

/** `exchangeRate` is units for one pound with six decimals. */
const currency = z.strictObject({ code: z.string(), symbol: z.string(), exchangeRate: z.string() })
export type Currency = z.infer<typeof currency>

export const currencies = z.array(currency)

const amount = z.strictObject({ amount: z.number(), currency: z.string(), formatted: z.string() })

export const conversion = z.strictObject({ original: amount, converted: amount })
export type Conversion = z.infer<typeof conversion>
