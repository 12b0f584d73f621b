import type { Deps } from '#app/deps.ts'
import { type CausedMail, queueMails } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import { causeOf, listWaiting, markTold, type WaitingMessages } from './unread-mails.queries.ts'

const unreadMinutes = 10
const messagesARound = 100
const quoted = 300

const aboutWords = ({ listing_title, order_number }: WaitingMessages): string => {
  if (listing_title !== null) return ` about “${listing_title}”`
  return order_number === null ? '' : ` about order ${order_number}`
}

const beginningOf = ({ text }: WaitingMessages): string => {
  if (text === '') return 'A photo, which you can see when you sign in.'
  return text.length > quoted ? `${Array.from(text).slice(0, quoted).join('')}…` : text
}

export const unreadMail = ({ origin }: Pick<Deps, 'origin'>, waiting: WaitingMessages): CausedMail => {
  const { count, from_name: from } = waiting
  const more = count > 1 ? [`${count - 1} more ${count === 2 ? 'message waits' : 'messages wait'} for you.`] : []
  const mail = composeMail({
    kind: 'message-unread',
    origin,
    to: waiting.email,
    subject: `New message from ${from}`,
    greeting: `Hello ${waiting.full_name},`,
    paragraphs: [`${from} has written to you${aboutWords(waiting)}:`, { quote: beginningOf(waiting) }, ...more],
    action: { label: 'Read and answer', url: `${origin}/messages/${waiting.conversation_id}` },
  })
  return { ...mail, cause: causeOf(waiting.ids[0]!) }
}

/**
 * Mails those who have not read a message for ten minutes: once for all that they have not read of a conversation, and
 * again only for what comes after they have. The number of messages looked at, each of them once; sending is another step.
 */
export const mailUnread = async (deps: Deps): Promise<number> => {
  const since = new Date(deps.now.getTime() - unreadMinutes * 60_000)
  const { rows } = await listWaiting(deps.db, { since, limit: messagesARound })
  const ids = rows.flatMap((waiting) => waiting.ids)
  if (ids.length === 0) return 0
  const mails = rows.filter(({ mailed }) => mailed).map((waiting) => unreadMail(deps, waiting))
  const told = markTold(deps.db, { ids, now: deps.now })
  await deps.db.batch(mails.length > 0 ? [told, queueMails(deps, mails)] : [told])
  return ids.length
}
