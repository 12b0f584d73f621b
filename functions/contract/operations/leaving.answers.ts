import * as z from 'zod'
import { orderSides, orderStatuses } from '../trade/orders.constants.ts'

/** An order that has to come to its end first; the refusal of a deletion carries them as `orders`. */
const openOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  side: z.enum(orderSides),
})
export type OpenOrder = z.infer<typeof openOrder>
