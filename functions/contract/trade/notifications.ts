import { z } from 'zod'
import type { Way } from '../catalogue/shipping.ts'
import { pageFields, uuidField } from '../fields.ts'
import type { OrderStatus } from './orders.constants.ts'

export const notificationsQuery = z.strictObject(pageFields)

/** `upTo`: this one and all that came before it. `orderId`: all that are about this order. */
export const notificationsReadInput = z
  .strictObject({ upTo: uuidField.optional(), orderId: uuidField.optional() })
  .refine(({ upTo, orderId }) => (upTo === undefined) !== (orderId === undefined), {
    path: ['upTo'],
    error: 'Name either the last one that was read or an order',
  })

export type NotificationsReadInput = z.output<typeof notificationsReadInput>

/** Something that happened to an order of the viewer's; the web puts it into words. */
export type Notification = {
  id: string
  orderId: string
  number: string
  way: Way
  /** Which side of the order the viewer is. */
  side: 'buyer' | 'seller'
  /** What the order became. */
  status: OrderStatus
  at: string
  read: boolean
  /** The picture of the order's first line. */
  imageUrl: string | null
  /** The other side: a shop's name, or the buyer's. */
  with: { username: string; name: string }
}

/** Newest first. */
export type NotificationPage = { items: Notification[]; nextCursor: string | null }
