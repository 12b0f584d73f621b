import type { z } from 'zod'
import type { Deps } from '../../app/deps.ts'
import { AppError, brokeConstraint, invalid, notFound } from '../../app/errors.ts'
import { orLanded } from '../../app/idempotency.ts'
import type { Conversation, firstMessageInput, Message, UnreadCount } from '../../contract/messages.ts'
import { toConversation } from './messages.dto.ts'
import {
  conversationOfMessage,
  countUnread,
  findListing,
  findMessage,
  findRecipient,
  findSides,
  insertFirst,
  insertReply,
  markRead,
  messagesBeside,
  openConversation,
  touchConversation,
} from './messages.queries.ts'

type FirstMessage = z.output<typeof firstMessageInput>
type Writer = { id: string; username: string }

/** Messages that come with a conversation unless the reader asks for another number. */
const shownFirst = 24

/** What decides about a first message: statements for the call that reads the session. */
export const askedAbout = ({ db }: Deps, { to, productId, orderId }: FirstMessage) =>
  [findRecipient(db, to), findListing(db, productId), findSides(db, orderId)] as const

type Awaits<T extends readonly unknown[]> = { [K in keyof T]: Awaited<T[K]> }
export type Known = Awaits<ReturnType<typeof askedAbout>>

/** A listing is of one of the two, an order is between them; of others' nobody learns that it is there. */
const recipientOf = ({ id: viewerId }: Writer, input: FirstMessage, [recipients, listed, sides]: Known): string => {
  const [recipient] = recipients
  if (!recipient) throw notFound('This user')
  if (recipient.id === viewerId) throw invalid('to', 'You cannot write to yourself.')
  const two = [viewerId, recipient.id]
  if (input.productId && !listed.some(({ sellerId }) => two.includes(sellerId))) throw notFound('This listing')
  const isOurs = sides.some(({ buyerId, sellerId }) => two.includes(buyerId) && two.includes(sellerId))
  if (input.orderId && !isOurs) throw notFound('This order')
  return recipient.id
}

/**
 * Writes to somebody about a listing, an order or his shop; whoever of the two begins, and however often, it is one
 * conversation. Throws `not_found` and `validation`. When the answer of the database is lost it looks for the message.
 */
export const writeFirst = async (
  { db, now, newId }: Deps,
  { viewer, input, known }: { viewer: Writer; input: FirstMessage; known: Known },
): Promise<Conversation> => {
  const toUserId = recipientOf(viewer, input, known)
  const [firstUserId, secondUserId] = [viewer.id, toUserId].sort() as [string, string]
  const pair = { firstUserId, secondUserId, listingId: input.productId ?? null, orderId: input.orderId ?? null }
  const message = { id: newId(), fromUserId: viewer.id, toUserId, text: input.text, now }
  const mine = { id: message.id, viewerId: viewer.id }
  const shown = [conversationOfMessage(db, mine), messagesBeside(db, { id: message.id, limit: shownFirst })] as const
  const written = db
    .batch([
      openConversation(db, { ...pair, id: newId(), createdAt: now, lastMessageAt: now }),
      insertFirst(db, { pair, message }),
      ...shown,
    ])
    .then(([, , conversation, messages]) => [conversation, messages] as const)
  const [found, messages] = await orLanded(written, async () => {
    const [conversation, beside] = await db.batch(shown)
    return conversation.rows[0] && ([conversation, beside] as const)
  }).catch(gone)
  return toConversation(found.rows[0]!, { messages: messages.rows, limit: shownFirst })
}

// Its seller deleted the listing at this moment.
const gone = (error: unknown): never => {
  throw brokeConstraint(error, 'conversations_listing_id_listings_id_fk') ? notFound('This listing') : error
}

type Party = { other_id: string; gone: boolean }

/** Throws `not_found` unless the viewer is one of the two. */
export const assertParty = (parties: Party[]): Party => {
  const [party] = parties
  if (!party) throw notFound('This conversation')
  return party
}

type Reply = { viewer: Writer; id: string; text: string; parties: Party[] }

/** Writes on in a conversation. Throws `not_found`, also when the other one was suspended. */
export const reply = async ({ db, now, newId }: Deps, { viewer, id, text, parties }: Reply): Promise<Message> => {
  const { other_id: toUserId, gone: isGone } = assertParty(parties)
  if (isGone)
    throw new AppError('not_found', 'This member is no longer on the site, so nobody would read your message.')
  const message = { id: newId(), fromUserId: viewer.id, toUserId, text, now }
  await orLanded<unknown>(
    db.batch([touchConversation(db, { id, now }), insertReply(db, { id, message })]),
    async () => (await findMessage(db, { id: message.id, viewerId: viewer.id }))[0],
  )
  return { id: message.id, from: viewer.username, text, images: [], sentAt: now.toISOString(), readAt: null }
}

/** Marks all of a conversation as seen by the viewer; what is left to read elsewhere. Twice is once. */
export const readAll = async (
  { db, now }: Deps,
  { viewerId, id, parties }: { viewerId: string; id: string; parties: Party[] },
): Promise<UnreadCount> => {
  assertParty(parties)
  const [, [left]] = await db.batch([markRead(db, { id, viewerId, now }), countUnread(db, viewerId)])
  return left!
}
