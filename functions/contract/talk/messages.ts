import * as z from 'zod'
import { pageFields, usernameField, uuidField } from '../fields.ts'
import { grouped } from '../grouped.ts'
import { imageKeyField } from '../identity/uploads.ts'
import { manyLines } from '../texts.ts'
import { communityLimits } from './community.constants.ts'

const { min, max, photos } = communityLimits.message

/** What is said: plain text, without what stands around it, or photos, or both. */
const said = {
  text: manyLines()
    .trim()
    .max(max, `Please keep your message within ${grouped(max)} characters`)
    .default(''),
  imageKeys: z
    .array(imageKeyField)
    .max(photos, `You can send up to ${photos} photos in a message`)
    .refine((keys) => new Set(keys).size === keys.length, 'Please send each photo once')
    .default([]),
}

const saysSomething = ({ text, imageKeys }: { text: string; imageKeys: string[] }) =>
  text.length >= min || imageKeys.length > 0

const saysNothing = { path: ['text'], error: 'Please write a message' }

/** `to` is a username. About a listing, about an order, or about neither. */
export const firstMessageInput = z
  .strictObject({ to: usernameField, productId: uuidField.optional(), orderId: uuidField.optional(), ...said })
  .refine(({ productId, orderId }) => !(productId && orderId), {
    path: ['orderId'],
    error: 'A conversation can be about a listing or an order, not both',
  })
  .refine(saysSomething, saysNothing)

export const messageInput = z.strictObject(said).refine(saysSomething, saysNothing)

export const messagesQuery = z.strictObject(pageFields)

/** A page of conversations; with `orderId` only what is about this order. */
export const conversationsQuery = z.strictObject({ ...pageFields, orderId: uuidField.optional() })

export type FirstMessageInput = z.input<typeof firstMessageInput>
export type MessageInput = z.input<typeof messageInput>
