import { z } from 'zod'
import type { ListingStatus } from '../catalogue/catalogue.constants.ts'
import type { Way } from '../catalogue/shipping.ts'
import { pageFields, usernameField, uuidField } from '../fields.ts'
import { imageKeyField } from '../identity/uploads.ts'
import type { OrderStatus } from '../trade/orders.constants.ts'
import { communityLimits } from './community.constants.ts'

const { min, max, photos } = communityLimits.message

/** What is said: plain text, without what stands around it, or photos, or both. */
const said = {
  text: z
    .string()
    .trim()
    .max(max, `Please keep your message within ${max.toLocaleString('en-GB')} characters`)
    .default(''),
  imageKeys: z
    .array(imageKeyField)
    .max(photos, `A message has ${photos} photos at most`)
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
    error: 'A conversation is about a listing or about an order, not both',
  })
  .refine(saysSomething, saysNothing)

export const messageInput = z.strictObject(said).refine(saysSomething, saysNothing)

export const messagesQuery = z.strictObject(pageFields)

/** With `orderId` only what is about this order. */
export const conversationsQuery = z.strictObject({ ...pageFields, orderId: uuidField.optional() })

export type FirstMessageInput = z.input<typeof firstMessageInput>
export type MessageInput = z.input<typeof messageInput>

/** What a conversation began with; null when it is about the shop as a whole. */
export type ConversationAbout =
  | {
      productId: string
      name: string
      imageUrl: string | null
      /** The lowest price; null for a listing that has none any more. */
      pricePence: number | null
      fromPrice: boolean
      status: ListingStatus
    }
  | {
      orderId: string
      number: string
      imageUrl: string | null
      totalPence: number
      status: OrderStatus
      way: Way
      /** Which side of the order the viewer is. */
      side: 'buyer' | 'seller'
    }

export type ConversationSummary = {
  id: string
  /** The other one. Who has no shop is called by his username. */
  with: { id: string; username: string; shopName: string }
  /** Whether the viewer has blocked the other one. */
  blocked: boolean
  about: ConversationAbout | null
  /** `text`: its first 200 characters; empty where photos say it all. */
  lastMessage: { text: string; photos: number; sentAt: string; mine: boolean }
  /** Messages to the viewer that he has not seen. */
  unreadCount: number
}

/** Newest first. */
export type ConversationPage = { items: ConversationSummary[]; nextCursor: string | null }

export type Message = {
  id: string
  /** Username of who wrote it. */
  from: string
  text: string
  /** Addresses of its photos, for the two alone. */
  images: string[]
  sentAt: string
  /** When the other one saw it. */
  readAt: string | null
}

/** A conversation with its messages, the newest first; the cursor leads to older ones. */
export type Conversation = ConversationSummary & { items: Message[]; nextCursor: string | null }

export type UnreadCount = { unreadCount: number }

export type Blocking = { blocked: boolean }
