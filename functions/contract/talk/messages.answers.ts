import * as z from 'zod'
import { listingStatuses } from '../catalogue/catalogue.constants.ts'
import { ways } from '../catalogue/shipping.ts'
import { orderSides, orderStatuses } from '../trade/orders.constants.ts'

const aboutListing = z.strictObject({
  productId: z.uuid(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** The lowest price; null for a listing that has none any more. */
  pricePence: z.int().nullable(),
  fromPrice: z.boolean(),
  status: z.enum(listingStatuses),
})

const aboutOrder = z.strictObject({
  orderId: z.uuid(),
  number: z.string(),
  imageUrl: z.string().nullable(),
  totalPence: z.int(),
  status: z.enum(orderStatuses),
  way: z.enum(ways),
  /** Which side of the order the viewer is. */
  side: z.enum(orderSides),
})

/** What a conversation began with. */
const conversationAbout = z.union([aboutListing, aboutOrder])
export type ConversationAbout = z.infer<typeof conversationAbout>

export const conversationSummary = z.strictObject({
  id: z.uuid(),
  /** The other one. Who has no shop is called by their username. */
  with: z.strictObject({ id: z.uuid(), username: z.string(), shopName: z.string() }),
  /** Whether the viewer has blocked the other one. */
  blocked: z.boolean(),
  /** Null when it is about the shop as a whole. */
  about: conversationAbout.nullable(),
  /** `text`: its first 200 characters; empty where photos say it all. */
  lastMessage: z.strictObject({
    text: z.string(),
    photos: z.int(),
    sentAt: z.iso.datetime(),
    mine: z.boolean(),
  }),
  /** Messages to the viewer that they have not seen. */
  unreadCount: z.int(),
})
export type ConversationSummary = z.infer<typeof conversationSummary>

/** Newest first. */
export const conversationPage = z.strictObject({
  items: z.array(conversationSummary),
  nextCursor: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof conversationPage>

export const message = z.strictObject({
  id: z.uuid(),
  /** Username of whoever wrote it. */
  from: z.string(),
  text: z.string(),
  /** Addresses of its photos, for the two alone. */
  images: z.array(z.string()),
  sentAt: z.iso.datetime(),
  /** When the other one saw it. */
  readAt: z.iso.datetime().nullable(),
})
export type Message = z.infer<typeof message>

/** A conversation with its messages, the newest first; the cursor leads to older ones. */
export const conversation = conversationSummary.extend({
  items: z.array(message),
  nextCursor: z.string().nullable(),
})
export type Conversation = z.infer<typeof conversation>

export const unreadCount = z.strictObject({ unreadCount: z.int() })
export type UnreadCount = z.infer<typeof unreadCount>

export const blocking = z.strictObject({ blocked: z.boolean() })
export type Blocking = z.infer<typeof blocking>
