import * as z from 'zod'
import { dayField, pageFields, uuidField } from '../fields.ts'
import { manyLines, oneLine } from '../texts.ts'
import { carriers, orderSearchLimit, orderStatuses } from './orders.constants.ts'

// A key that is given once arrives as a string, given again as a list.
const listed = (value: unknown): unknown => (typeof value === 'string' ? [value] : value)

const day = dayField('Please give a day between 2000 and 2099, such as 2026-04-14').optional()

/** Words of the number, a listing or the other side; UK days, both included; states. */
const filterFields = {
  ...pageFields,
  q: oneLine().max(orderSearchLimit, `Please keep this under ${orderSearchLimit} characters`).optional(),
  from: day,
  to: day,
  status: z.preprocess(listed, z.array(z.enum(orderStatuses)).optional()),
}

const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !from || !to || from <= to
const daysTurned = { path: ['to'], message: 'The last day must not be before the first' }

export const ordersQuery = z
  .strictObject({ ...filterFields, checkout: uuidField.optional() })
  .refine(daysInOrder, daysTurned)

/** `order` names single orders, such as those whose packing slips are printed. */
export const sellerOrdersQuery = z
  .strictObject({ ...filterFields, order: z.preprocess(listed, z.array(uuidField).max(100).optional()) })
  .refine(daysInOrder, daysTurned)

export type OrderFilter = Pick<z.output<typeof ordersQuery>, 'q' | 'from' | 'to' | 'status'>

/** An act that needs nothing said. */
export const plainAct = z.strictObject({})

export const reasonInput = z.strictObject({
  reason: manyLines().trim().min(1, 'Please give a reason').max(500, 'Please keep the reason under 500 characters'),
})

const trackingNumber = oneLine('the tracking number')
  .max(60, 'Please keep the tracking number under 60 characters')
  .regex(/^[A-Za-z0-9 -]*$/, 'A tracking number has letters, digits, spaces and hyphens only')

export const dispatchInput = z.strictObject({
  carrier: z.enum(carriers),
  tracking: trackingNumber.nullish().transform((value) => value || null),
})

/** The number of a parcel that has left without one, or with a wrong one. */
export const trackingInput = z.strictObject({
  carrier: z.enum(carriers),
  tracking: trackingNumber.min(1, 'Please give the tracking number'),
})

/** The seller gives the buyer's code; the buyer needs none. */
export const collectedInput = z.strictObject({
  code: oneLine()
    .regex(/^\d{6}$/, 'The code has 6 digits')
    .optional(),
})

export type ReasonInput = z.output<typeof reasonInput>
export type DispatchInput = z.output<typeof dispatchInput>
export type TrackingInput = z.output<typeof trackingInput>
export type CollectedInput = z.output<typeof collectedInput>
