import * as z from 'zod'
import { listingLimits } from '../catalogue/catalogue.constants.ts'
import { uuidField } from '../fields.ts'

/** So many rows at once. */
export const mostInBulk = 50

const { pricePence, stock } = listingLimits
const within = ({ min, max }: { min: number; max: number }, what: string) =>
  z.number().int().min(min, `${what} must be at least ${min}`).max(max, `${what} must be at most ${max}`)

const ids = z
  .array(uuidField)
  .min(1, 'Please choose at least one listing')
  .max(mostInBulk, `At most ${mostInBulk} listings at once`)
  .transform((given) => [...new Set(given)])

const changesOf = <Change extends { optionId: string }>(change: z.ZodType<Change>) =>
  z
    .array(change)
    .min(1, 'Please change at least one option')
    .max(mostInBulk, `At most ${mostInBulk} options at once`)
    .superRefine((changes, context) => {
      const seen = changes.map(({ optionId }) => optionId)
      for (const [index, id] of seen.entries()) {
        if (seen.indexOf(id) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'optionId'], message: 'This option is here twice' })
      }
    })

const priceChange = z.strictObject({ pricePence: within(pricePence, 'Price in pence'), optionId: uuidField })
export type PriceChange = z.output<typeof priceChange>

const stockChange = z.strictObject({
  stock: within(stock, 'Stock'),
  expectedStock: z.number().int().min(0).max(stock.max),
  optionId: uuidField,
})
export type StockChange = z.output<typeof stockChange>

/** One act on many listings, or new prices or stock of many options. */
export const bulkInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['pause', 'publish', 'delete']), ids }),
  z.strictObject({ action: z.literal('price'), changes: changesOf(priceChange) }),
  z.strictObject({ action: z.literal('stock'), changes: changesOf(stockChange) }),
])
export type BulkAct = 'pause' | 'publish' | 'delete'
