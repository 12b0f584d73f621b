import * as z from 'zod'
import { orderSides, orderStatuses, trackingChanges } from './orders.constants.ts'

/** What a notice of an order says of it. Names and pictures are looked up when it is read. */
export const orderNotice = z.strictObject({
  /** Which side of the order its reader is. */
  side: z.enum(orderSides),
  /** What the order became. */
  status: z.enum(orderStatuses),
  /** What became of the number of a parcel on its way, where that is the news. */
  tracking: z.enum(trackingChanges).optional(),
})
export type OrderNotice = z.infer<typeof orderNotice>
