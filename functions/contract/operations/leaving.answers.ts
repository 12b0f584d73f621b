import * as z from 'zod'
import { orderStatuses } from '../trade/orders.constants.ts'

/** An order that has to come to its end first; the refusal of a deletion carries them as `orders`. */
export const openOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  side: z.enum(['buyer', 'seller']),
})
export type OpenOrder = z.infer<typeof openOrder>
