import { writeTimeCursor } from '../../app/time-cursor.ts'
import type {
  Conversation,
  ConversationAbout,
  ConversationPage,
  ConversationSummary,
  Message,
} from '../../contract/messages.ts'
import { imageUrl } from '../catalogue/card.ts'
import type { ConversationRow, MessageRow } from './messages.queries.ts'

const aboutOf = (row: ConversationRow): ConversationAbout | null => {
  if (row.listing_id !== null && row.listing_title !== null) {
    const picture = row.image_key === null ? null : imageUrl(row.image_key, 320)
    return { productId: row.listing_id, name: row.listing_title, imageUrl: picture }
  }
  if (row.order_id !== null && row.order_number !== null) return { orderId: row.order_id, number: row.order_number }
  return null
}

const toSummary = (row: ConversationRow): ConversationSummary => ({
  id: row.id,
  with: { username: row.username, shopName: row.shop_name },
  about: aboutOf(row),
  lastMessage: { text: row.last_text, sentAt: row.last_at, mine: row.last_mine },
  unreadCount: row.unread,
})

const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  from: row.username,
  text: row.text,
  images: [],
  sentAt: row.sent_at,
  readAt: row.read_at,
})

type Paged<Row> = { rows: Row[]; limit: number; at: (row: Row) => string }

/** `rows` hold one more than `limit` when there is a next page. */
const pageOf = <Row extends { id: string }>({ rows, limit, at }: Paged<Row>) => {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = last && rows.length > limit ? writeTimeCursor({ at: new Date(at(last)), id: last.id }) : null
  return { shown, nextCursor }
}

export const toConversationPage = (rows: ConversationRow[], limit: number): ConversationPage => {
  const { shown, nextCursor } = pageOf({ rows, limit, at: (row) => row.moved_at })
  return { items: shown.map(toSummary), nextCursor }
}

export const toConversation = (
  row: ConversationRow,
  { messages, limit }: { messages: MessageRow[]; limit: number },
): Conversation => {
  const { shown, nextCursor } = pageOf({ rows: messages, limit, at: (message) => message.sent_at })
  return { ...toSummary(row), items: shown.map(toMessage), nextCursor }
}
