import { writeTimeCursor } from '#app/cursors/time-cursor.ts'
import { cutTo } from '#contract/cut-text.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type {
  Conversation,
  ConversationAbout,
  ConversationPage,
  ConversationSummary,
  Message,
} from '#contract/talk/messages.answers.ts'
import { imageUrl } from '#features/catalogue/listings/card.dto.ts'
import { type ConversationRow, type MessageRow, shownOfLast } from './messages.queries.ts'

const listingOf = (row: ConversationRow): ConversationAbout | null =>
  row.listing_id !== null && row.listing_title !== null
    ? {
        productId: row.listing_id,
        name: row.listing_title,
        imageUrl: row.image_key === null ? null : imageUrl(row.image_key, 320),
        pricePence: row.price_pence,
        fromPrice: row.from_price,
        status: row.stored_status === 'active' && !row.in_stock ? 'sold_out' : row.stored_status,
      }
    : null

const orderOf = (row: ConversationRow): ConversationAbout | null =>
  row.order_id !== null && row.order_number !== null
    ? {
        orderId: row.order_id,
        number: row.order_number,
        imageUrl: row.order_image,
        totalPence: row.order_pence,
        status: row.order_status,
        way: row.order_way,
        side: row.is_buyer ? 'buyer' : 'seller',
      }
    : null

const toSummary = (row: ConversationRow): ConversationSummary => ({
  id: row.id,
  with: { id: row.user_id, username: row.username, shopName: row.shop_name },
  blocked: row.blocked,
  about: listingOf(row) ?? orderOf(row),
  lastMessage: {
    text: cutTo(row.last_text, shownOfLast),
    photos: row.last_photos,
    sentAt: row.last_at,
    mine: row.last_mine,
  },
  unreadCount: row.unread,
})

const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  from: row.username,
  text: row.text,
  images: row.image_keys.map(imagePath),
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

/** The page that `rows` bring: one more than `limit` when there is a next one. */
export const toConversationPage = (rows: ConversationRow[], limit: number): ConversationPage => {
  const { shown, nextCursor } = pageOf({ rows, limit, at: (row) => row.moved_at })
  return { items: shown.map(toSummary), nextCursor }
}

/** A conversation with its messages: one more than `limit` when there are older ones. */
export const toConversation = (
  row: ConversationRow,
  { messages, limit }: { messages: MessageRow[]; limit: number },
): Conversation => {
  const { shown, nextCursor } = pageOf({ rows: messages, limit, at: (message) => message.sent_at })
  return { ...toSummary(row), items: shown.map(toMessage), nextCursor }
}
