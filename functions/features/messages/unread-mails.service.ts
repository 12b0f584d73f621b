import type { Deps } from '../../app/deps.ts'
import { composeMail } from '../../integrations/mail/compose.ts'
import { type CausedMail, queueMails } from '../mail/mail.service.ts'
import { causeOf, listWaiting, type WaitingMessages } from './unread-mails.queries.ts'

const unreadMinutes = 10
const mailsARound = 50
const quoted = 300

const aboutWords = ({ listing_title, order_number }: WaitingMessages): string => {
  if (listing_title !== null) return ` about “${listing_title}”`
  return order_number === null ? '' : ` about order ${order_number}`
}

const mailOf = ({ origin }: Deps, waiting: WaitingMessages): CausedMail => {
  const { count, text, from_name: from } = waiting
  const beginning = text.length > quoted ? `${Array.from(text).slice(0, quoted).join('')}…` : text
  const more = count > 1 ? [`${count - 1} more ${count === 2 ? 'message waits' : 'messages wait'} for you.`] : []
  const mail = composeMail({
    to: waiting.email,
    subject: `New message from ${from}`,
    greeting: `Hello ${waiting.full_name},`,
    paragraphs: [`${from} has written to you${aboutWords(waiting)}:`, beginning, ...more],
    action: { label: 'Read and answer', url: `${origin}/messages/${waiting.conversation_id}` },
  })
  return { ...mail, cause: causeOf(waiting.first_id) }
}

/**
 * Mails those who have not read a message for ten minutes: once for all that they have not read of a conversation, and
 * again only for what comes after they have. The number of mails written; sending them is another step.
 */
export const mailUnread = async (deps: Deps): Promise<number> => {
  const since = new Date(deps.now.getTime() - unreadMinutes * 60_000)
  const { rows } = await listWaiting(deps.db, { since, limit: mailsARound })
  if (rows.length > 0)
    await queueMails(
      deps,
      rows.map((waiting) => mailOf(deps, waiting)),
    )
  return rows.length
}
