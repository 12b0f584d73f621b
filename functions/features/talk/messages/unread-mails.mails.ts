import type { Deps } from '#app/deps.ts'
import { shortened } from '#contract/cut-text.ts'
import { withoutWebAddresses } from '#contract/text-rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { WaitingMessages } from './unread-mails.queries.ts'

const quoted = 300

const aboutWords = ({ listing_title, order_number }: WaitingMessages): string => {
  if (listing_title !== null) return ` about “${withoutWebAddresses(listing_title, '…')}”`
  return order_number === null ? '' : ` about order ${order_number}`
}

const beginningOf = ({ text }: WaitingMessages): string => {
  if (text === '') return 'A photo. Sign in to see it.'
  return shortened(text, quoted)
}

/** The mail about messages that wait unread in a conversation: once for the first of them. */
export const unreadMail = ({ origin }: Pick<Deps, 'origin'>, waiting: WaitingMessages): CausedMail => {
  const { count, from_name: from } = waiting
  const more = count > 1 ? [`You have ${count - 1} more unread ${count === 2 ? 'message' : 'messages'}.`] : []
  const mail = composeMail({
    kind: 'message-unread',
    origin,
    to: waiting.email,
    subject: `New message from ${from}`,
    greeting: `Hello ${waiting.full_name},`,
    paragraphs: [`${from} has written to you${aboutWords(waiting)}:`, { quote: beginningOf(waiting) }, ...more],
    action: { label: 'Read and reply', url: `${origin}/messages/${waiting.conversation_id}` },
  })
  return { ...mail, cause: `message-unread:${waiting.ids[0]}` }
}
