import * as z from 'zod'
import { orderSides, orderStatuses } from './orders.constants.ts'

/** What a notice of an order says of it. Names and pictures are looked up when it is read. */
export const orderNotice = z.strictObject({
  /** Which side of the order its reader is. */
  side: z.enum(orderSides),
  /** What the order became. */
  status: z.enum(orderStatuses),
})
export type OrderNotice = z.infer<typeof orderNotice>
