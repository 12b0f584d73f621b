import * as z from 'zod'
import type { ProblemCode } from '../problems.ts'
import { allowance } from './packages.answers.ts'

const reasons = [
  'not_found',
  'illegal_state',
  'validation',
  'version_moved',
  'allowance_used',
] as const satisfies ProblemCode[]

/** Why nothing came of one row; `stock` is what stands, where that is why. */
const bulkFailure = z.strictObject({
  id: z.uuid(),
  code: z.enum(reasons),
  detail: z.string(),
  stock: z.int().nullable(),
})
export type BulkFailure = z.infer<typeof bulkFailure>

/**
 * What came of each row, by the id that was sent: a listing's, or an option's. What was so already is done.
 * `allowance` is what is used after it, where listings were published or paused.
 */
export const bulkResult = z.strictObject({
  done: z.array(z.uuid()),
  failed: z.array(bulkFailure),
  allowance: allowance.nullable(),
})
export type BulkResult = z.infer<typeof bulkResult>
