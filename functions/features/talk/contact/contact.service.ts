import { createHash } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { batch } from '#db/batch.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { assertOwnName } from '#features/identity/users/own-names.rules.ts'
import { contactMail, type Written } from './contact.mails.ts'
import { insertMessage } from './contact.queries.ts'

/** `network` is the sender's, for the limit; `claim` their session, if they have one. */
type Sent = { input: Written; network: string; claim: SessionClaim | null }

/**
 * Keeps a message and mails it to support, in one. The same message twice on a day is one, since the first answer may be
 * lost. The sender gets no copy: an address that nobody proved is no place to send a stranger's words to. Throws
 * `validation` for a name that sounds like one of us, and `rate_limited` after five in an hour.
 */
export const takeMessage = async (deps: Deps, { input, network, claim }: Sent): Promise<SaidInWords> => {
  const { db, now } = deps
  assertOwnName({ name: input.name, path: 'name' })
  const limit = 'contact'
  assertWithin(deps, { name: limit, counted: await countTry(deps, { name: limit, who: network }) })
  const day = now.toISOString().slice(0, 10)
  const words = JSON.stringify([day, input.name, input.email, input.topic, input.message])
  const cause = `contact:${createHash('sha256').update(words).digest('base64url')}`
  await batch(db, {
    // The mail comes first: its cause is unique, so that a twin waits here until this one is through.
    mailed: queueMails(deps, [{ cause, ...contactMail(deps, input) }]),
    kept: insertMessage(db, { ...input, id: deps.newId(), at: now, since: new Date(day), claim }),
  })
  sendSoon(deps)
  return { message: "Thank you for contacting us. We'll respond shortly." }
}
