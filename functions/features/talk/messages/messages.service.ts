import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, invalid, notFound, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { Conversation, firstMessageInput, Message, messageInput, UnreadCount } from '#contract/talk/messages.ts'
import { refuseBlocked } from './blocks.queries.ts'
import { blockedError } from './blocks.service.ts'
import { findListing, findRecipient, findSides } from './first-message.queries.ts'
import {
  insertFirst,
  insertReply,
  markRead,
  openConversation,
  takePhotos,
  touchConversation,
} from './message-writes.queries.ts'
import { toConversation } from './messages.dto.ts'
import { conversationOfMessage, countUnread, findMessage, messagesBeside } from './messages.queries.ts'

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
 * conversation. Throws `not_found`, `validation`, and `forbidden` when one has blocked the other. When the answer of the
 * database is lost it looks for the message.
 */
export const writeFirst = async (
  { db, now, newId }: Deps,
  { viewer, input, known }: { viewer: Writer; input: FirstMessage; known: Known },
): Promise<Conversation> => {
  const toUserId = recipientOf(viewer, input, known)
  const [firstUserId, secondUserId] = [viewer.id, toUserId].sort() as [string, string]
  const pair = { firstUserId, secondUserId, listingId: input.productId ?? null, orderId: input.orderId ?? null }
  const { text, imageKeys } = input
  const message = { id: newId(), fromUserId: viewer.id, toUserId, text, imageKeys, now }
  const mine = { id: message.id, viewerId: viewer.id }
  const shown = [conversationOfMessage(db, mine), messagesBeside(db, { id: message.id, limit: shownFirst })] as const
  const written = db
    .batch([
      refuseBlocked(db, { viewerId: viewer.id, otherId: toUserId }),
      openConversation(db, { ...pair, id: newId(), createdAt: now, lastMessageAt: now }),
      insertFirst(db, { pair, message }),
      takePhotos(db, message),
      ...shown,
    ])
    .then(([, , , , conversation, messages]) => [conversation, messages] as const)
  const [found, messages] = await orLanded(written, async () => {
    const [conversation, beside] = await db.batch(shown)
    return conversation.rows[0] && ([conversation, beside] as const)
  }).catch(inWords)
  return toConversation(found.rows[0]!, { messages: messages.rows, limit: shownFirst })
}

// What only the write itself finds out.
const inWords = (error: unknown): never => {
  // Its seller deleted the listing at this moment.
  if (brokeConstraint(error, 'conversations_listing_id_listings_id_fk')) throw notFound('This listing')
  const code = refusal(error)
  if (code === 'photo') throw invalid('imageKeys', 'Please add this photo again.')
  throw blockedError(code) ?? error
}

type Party = { other_id: string; gone: boolean }

/** Throws `not_found` unless the viewer is one of the two. */
export const assertParty = (parties: Party[]): Party => {
  const [party] = parties
  if (!party) throw notFound('This conversation')
  return party
}

type Reply = { viewer: Writer; id: string; input: z.output<typeof messageInput>; parties: Party[] }

/**
 * Writes on in a conversation. Throws `not_found`, also when the other one is gone, `validation` for photos that are not
 * free to use, and `forbidden` when one has blocked the other.
 */
export const reply = async ({ db, now, newId }: Deps, { viewer, id, input, parties }: Reply): Promise<Message> => {
  const { other_id: toUserId, gone: isGone } = assertParty(parties)
  if (isGone)
    throw new AppError('not_found', 'This member is no longer on the site, so nobody would read your message.')
  const message = { id: newId(), fromUserId: viewer.id, toUserId, ...input, now }
  const written = db.batch([
    refuseBlocked(db, { viewerId: viewer.id, otherId: toUserId }),
    touchConversation(db, { id, now }),
    insertReply(db, { id, message }),
    takePhotos(db, message),
  ])
  const look = async () => (await findMessage(db, { id: message.id, viewerId: viewer.id }))[0]
  await orLanded<unknown>(written, look).catch(inWords)
  const images = input.imageKeys.map(imagePath)
  return { id: message.id, from: viewer.username, text: input.text, images, sentAt: now.toISOString(), readAt: null }
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
