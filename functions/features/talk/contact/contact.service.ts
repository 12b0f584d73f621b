import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { site } from '#contract/site.ts'
import { contactTopicLabels } from '#contract/talk/community.constants.ts'
import type { contactInput } from '#contract/talk/contact.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'
import { insertMessage } from './contact.queries.ts'

type Written = z.output<typeof contactInput>

/** `address` is the sender's own, for the limit; `claim` his session, if he has one. */
type Sent = { input: Written; address: string; claim: SessionClaim | null }

/** One line, whatever was typed: nobody writes lines of ours into the mail. */
const line = (text: string): string => text.replace(/\s+/g, ' ')

/** What support gets. */
export const contactMail = ({ origin }: Pick<Deps, 'origin'>, { name, email, topic, message }: Written): Mail =>
  composeMail({
    kind: 'contact',
    origin,
    to: site.supportEmails.support,
    subject: `${contactTopicLabels[topic]}: ${line(name)}`,
    greeting: `${line(name)} <${email}> wrote on the contact page:`,
    paragraphs: [{ quote: message }],
    action: { label: 'Answer by e-mail', url: `mailto:${email}` },
  })

/**
 * Keeps a message and mails it to support, in one. The same message twice on a day is one, since the first answer may be
 * lost. The sender gets no copy: an address that nobody proved is no place to send a stranger's words to. Throws
 * `rate_limited` after five in an hour.
 */
export const takeMessage = async (deps: Deps, { input, address, claim }: Sent): Promise<SaidInWords> => {
  const { db, now } = deps
  const limit = 'contact'
  assertWithin(deps, { name: limit, counted: await countTry(deps, { name: limit, who: address }) })
  const day = now.toISOString().slice(0, 10)
  const words = JSON.stringify([day, input.name, input.email, input.topic, input.message])
  const cause = `contact:${createHash('sha256').update(words).digest('base64url')}`
  // The mail comes first: its cause is unique, so that a twin waits here until this one is through.
  await db.batch([
    queueMails(deps, [{ cause, ...contactMail(deps, input) }]),
    insertMessage(db, { ...input, id: deps.newId(), at: now, since: new Date(day), claim }),
  ])
  sendSoon(deps)
  return { message: "Thank you for contacting us. We'll respond shortly." }
}
