import { z } from 'zod'
import type { OrderStatus } from '../trade/orders.constants.ts'

export const deleteAccountInput = z.strictObject({
  password: z.string().min(1, 'Required').max(200, 'This is too long'),
})

/** An order that has to come to its end first; the refusal of a deletion carries them as `orders`. */
export type OpenOrder = { id: string; number: string; status: OrderStatus; side: 'buyer' | 'seller' }

/** How long what a deletion left behind may take to go: bytes of pictures, a mail on its way. */
export const sweepAfterMinutes = 15
