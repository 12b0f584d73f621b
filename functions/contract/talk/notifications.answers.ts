import * as z from 'zod'
import { ways } from '../catalogue/shipping.ts'
import { orderNotice } from '../trade/order-notice.ts'

/** Something that happened to an order of the viewer's; the web puts it into words. */
const notification = z.strictObject({
  id: z.uuid(),
  orderId: z.uuid(),
  number: z.string(),
  way: z.enum(ways),
  ...orderNotice.shape,
  at: z.iso.datetime(),
  read: z.boolean(),
  /** The picture of the order's first line. */
  imageUrl: z.string().nullable(),
  /** The other side: a shop's name, or the buyer's. */
  with: z.strictObject({ username: z.string(), name: z.string() }),
})
export type Notification = z.infer<typeof notification>

/** Newest first. */
export const notificationPage = z.strictObject({ items: z.array(notification), nextCursor: z.string().nullable() })
export type NotificationPage = z.infer<typeof notificationPage>

/** How many the viewer has not read. */
export const unreadNotifications = z.strictObject({ unreadCount: z.int() })
export type UnreadNotifications = z.infer<typeof unreadNotifications>
