import type { z } from 'zod'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, invalid, notFound, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { Conversation, Message, UnreadCount } from '#contract/talk/messages.answers.ts'
import type { firstMessageInput, messageInput } from '#contract/talk/messages.ts'
import { type Answers, batch } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { takeImagesForMessage } from '#features/identity/uploads/image-use.queries.ts'
import { refuseBlocked } from './blocks.queries.ts'
import { blockedError } from './blocks.service.ts'
import { findListing, findRecipient, findSides } from './first-message.queries.ts'
import {
  insertFirst,
  insertPhotos,
  insertReply,
  markRead,
  type NewMessage,
  openConversation,
  type Pair,
  touchConversation,
} from './message-writes.queries.ts'
import { toConversation } from './messages.dto.ts'
import { conversationOfMessage, countUnread, findMessage, messagesBeside } from './messages.queries.ts'

type FirstMessage = z.output<typeof firstMessageInput>

/** Messages that come with a conversation unless the reader asks for another number. */
const shownFirst = 24

/** Reads what decides about a first message: statements for the call that reads the session. */
export const askedAbout = (
  { db }: Deps,
  { viewerId, input: { to, productId, orderId } }: { viewerId: string; input: FirstMessage },
) => ({
  recipients: findRecipient(db, { username: to, viewerId }),
  listed: findListing(db, productId),
  sides: findSides(db, orderId),
})

type Known = Answers<ReturnType<typeof askedAbout>>
type First = { actor: SessionActor; input: FirstMessage; known: Known }

const noShop = 'This member doesn’t have a shop. You can write to them about an order or a listing.'

/** A listing is of one of the two, an order is between them; of others' nobody learns that it is there. Else it is about a shop. */
const recipientOf = ({ actor: { id: viewerId }, input, known: { recipients, listed, sides } }: First): string => {
  const [recipient] = recipients
  if (!recipient) throw notFound('this member')
  if (recipient.id === viewerId) throw invalid('to', 'You can’t message yourself.')
  if (!input.productId && !input.orderId && !recipient.isReachable) throw invalid('to', noShop)
  const two = [viewerId, recipient.id]
  if (input.productId && !listed.some(({ sellerId }) => two.includes(sellerId))) throw notFound('this listing')
  const isOurs = sides.some(({ buyerId, sellerId }) => two.includes(buyerId) && two.includes(sellerId))
  if (input.orderId && !isOurs) throw notFound('this order')
  return recipient.id
}

/** The conversation in which a message stands, with its newest messages: for a batch. */
const shownWith = (db: Db, mine: { id: string; viewerId: string }) => ({
  conversation: conversationOfMessage(db, mine),
  messages: messagesBeside(db, { id: mine.id, limit: shownFirst }),
})

/** Makes pictures of the writer's the photos of their message, for the two alone; refuses `photo`. */
const putPhotos = (db: Db, message: NewMessage) => ({
  taken: takeImagesForMessage(db, { keys: message.imageKeys, ownerId: message.fromUserId, now: message.now }),
  put: insertPhotos(db, message),
})

const write = ({ db, now, newId }: Deps, { pair, message }: { pair: Pair; message: NewMessage }) =>
  batch(db, {
    refused: refuseBlocked(db, { viewerId: message.fromUserId, otherId: message.toUserId }),
    opened: openConversation(db, { ...pair, id: newId(), createdAt: now, lastMessageAt: now }),
    written: insertFirst(db, { pair, message }),
    photos: putPhotos(db, message),
    shown: shownWith(db, { id: message.id, viewerId: message.fromUserId }),
  })

/**
 * Writes to somebody about a listing, an order or their shop; whoever of the two begins, and however often, it is one
 * conversation. Throws `not_found`, `validation`, and `forbidden` when one has blocked the other. When the answer of the
 * database is lost it looks for the message.
 */
export const writeFirst = async (deps: Deps, first: First): Promise<Conversation> => {
  const { actor, input } = first
  const toUserId = recipientOf(first)
  const [firstUserId, secondUserId] = actor.id < toUserId ? [actor.id, toUserId] : [toUserId, actor.id]
  const pair = { firstUserId, secondUserId, listingId: input.productId ?? null, orderId: input.orderId ?? null }
  const { text, imageKeys } = input
  const message = { id: deps.newId(), fromUserId: actor.id, toUserId, text, imageKeys, now: deps.now }
  const look = async () => {
    const found = await batch(deps.db, shownWith(deps.db, { id: message.id, viewerId: actor.id }))
    return found.conversation.rows[0] && found
  }
  const written = write(deps, { pair, message }).then(({ shown }) => shown)
  const { conversation, messages } = await orLanded(written, look).catch(inWords)
  return toConversation(conversation.rows[0]!, { messages: messages.rows, limit: shownFirst })
}

// What only the write itself finds out.
const inWords = (error: unknown): never => {
  // Its seller deleted the listing at this moment.
  if (brokeConstraint(error, 'conversations_listing_id_listings_id_fk')) throw notFound('this listing')
  const code = refusal(error)
  if (code === 'photo') throw invalid('imageKeys', 'Please add this photo again.')
  throw blockedError(code) ?? error
}

type Party = { other_id: string; gone: boolean }

/** Returns the other one. Throws `not_found` unless the viewer is one of the two. */
const assertParty = (parties: Party[]): Party => {
  const [party] = parties
  if (!party) throw notFound('this conversation')
  return party
}

type Reply = { actor: SessionActor; id: string; input: z.output<typeof messageInput>; parties: Party[] }

/**
 * Writes on in a conversation. Throws `not_found`, also when the other one is gone, `validation` for photos that are not
 * free to use, and `forbidden` when one has blocked the other.
 */
export const reply = async ({ db, now, newId }: Deps, { actor, id, input, parties }: Reply): Promise<Message> => {
  const { other_id: toUserId, gone: isGone } = assertParty(parties)
  if (isGone) throw new AppError('not_found', 'This member has left the site, so nobody would read your message.')
  const message = { id: newId(), fromUserId: actor.id, toUserId, ...input, now }
  const written = batch(db, {
    refused: refuseBlocked(db, { viewerId: actor.id, otherId: toUserId }),
    touched: touchConversation(db, { id, now }),
    written: insertReply(db, { id, message }),
    photos: putPhotos(db, message),
  })
  const look = async () => (await findMessage(db, { id: message.id, viewerId: actor.id }))[0]
  await orLanded<unknown>(written, look).catch(inWords)
  const images = input.imageKeys.map(imagePath)
  return { id: message.id, from: actor.username, text: input.text, images, sentAt: now.toISOString(), readAt: null }
}

/**
 * Marks all of a conversation as seen by the viewer and returns what is left to read elsewhere. Twice is once. Throws
 * `not_found`.
 */
export const readAll = async (
  { db, now }: Deps,
  { viewerId, id, parties }: { viewerId: string; id: string; parties: Party[] },
): Promise<UnreadCount> => {
  assertParty(parties)
  const { left } = await batch(db, { read: markRead(db, { id, viewerId, now }), left: countUnread(db, viewerId) })
  return left[0]!
}
