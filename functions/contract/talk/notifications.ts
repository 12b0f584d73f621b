import * as z from 'zod'
import { pageFields, uuidField } from '../fields.ts'

export const notificationsQuery = z.strictObject(pageFields)

/** `upTo`: this one and all that came before it. `orderId`: all that are about this order. */
export const notificationsReadInput = z
  .strictObject({ upTo: uuidField.optional(), orderId: uuidField.optional() })
  .refine(({ upTo, orderId }) => (upTo === undefined) !== (orderId === undefined), {
    path: ['upTo'],
    error: 'Name either the last one that was read or an order',
  })

export type NotificationsReadInput = z.output<typeof notificationsReadInput>
