import { z } from 'zod'
import { communityLimits } from './community.constants.ts'
import { pageFields, usernameField, uuidField } from './fields.ts'

const { max } = communityLimits.message

/** Plain text; what stands around it is not part of it. */
const textField = z
  .string()
  .trim()
  .min(communityLimits.message.min, 'Please write a message')
  .max(max, `Please keep your message within ${max.toLocaleString('en-GB')} characters`)

/** `to` is a username. About a listing, about an order, or about neither. */
export const firstMessageInput = z
  .strictObject({ to: usernameField, productId: uuidField.optional(), orderId: uuidField.optional(), text: textField })
  .refine(({ productId, orderId }) => !(productId && orderId), {
    path: ['orderId'],
    error: 'A conversation is about a listing or about an order, not both',
  })

export const messageInput = z.strictObject({ text: textField })

export const messagesQuery = z.strictObject(pageFields)

export type FirstMessageInput = z.input<typeof firstMessageInput>

/** What a conversation began with; null when it is about the shop as a whole. */
export type ConversationAbout =
  | { productId: string; name: string; imageUrl: string | null }
  | { orderId: string; number: string }

export type ConversationSummary = {
  id: string
  /** The other one. Who has no shop is called by his username. */
  with: { username: string; shopName: string }
  about: ConversationAbout | null
  /** `text`: its first 200 characters. */
  lastMessage: { text: string; sentAt: string; mine: boolean }
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
  /** Addresses of pictures. */
  images: string[]
  sentAt: string
  /** When the other one saw it. */
  readAt: string | null
}

/** A conversation with its messages, the newest first; the cursor leads to older ones. */
export type Conversation = ConversationSummary & { items: Message[]; nextCursor: string | null }

export type UnreadCount = { unreadCount: number }
