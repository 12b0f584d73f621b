import { z } from 'zod'
import { listingLimits } from '../catalogue/catalogue.constants.ts'
import { uuidField } from '../fields.ts'
import type { ProblemCode } from '../problems.ts'
import type { Allowance } from './subscription.ts'

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

const changesOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .array(z.strictObject({ ...fields, optionId: uuidField }))
    .min(1, 'Please change at least one option')
    .max(mostInBulk, `At most ${mostInBulk} options at once`)
    .superRefine((changes, context) => {
      const seen = changes.map((change) => (change as { optionId: string }).optionId)
      for (const [index, id] of seen.entries()) {
        if (seen.indexOf(id) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'optionId'], message: 'This option stands here twice' })
      }
    })

/** One act on many listings, or new prices or stock of many options. */
export const bulkInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['pause', 'publish', 'delete']), ids }),
  z.strictObject({
    action: z.literal('price'),
    changes: changesOf({ pricePence: within(pricePence, 'Price in pence') }),
  }),
  z.strictObject({
    action: z.literal('stock'),
    changes: changesOf({ stock: within(stock, 'Stock'), expectedStock: z.number().int().min(0).max(stock.max) }),
  }),
])
export type BulkInput = z.output<typeof bulkInput>
export type BulkAct = 'pause' | 'publish' | 'delete'
export type PriceChange = { optionId: string; pricePence: number }
export type StockChange = { optionId: string; stock: number; expectedStock: number }

/** Why nothing came of one row; `stock` is what stands, where that is why. */
export type BulkFailure = { id: string; code: ProblemCode; detail: string; stock: number | null }

/**
 * What came of each row, by the id that was sent: a listing's, or an option's. What was so already is done.
 * `allowance` is what is used after it, where listings were published or paused.
 */
export type BulkResult = { done: string[]; failed: BulkFailure[]; allowance: Allowance | null }
