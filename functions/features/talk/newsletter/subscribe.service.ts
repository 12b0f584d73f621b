import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { SaidInWords } from '#contract/identity/account.answers.ts'
import { batch } from '#db/batch.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import { confirmationMail, linkDays, welcomeMail } from './newsletter.mails.ts'
import { awaitConfirmation, confirmByLink, findByLink, findSubscriber, linkStands } from './newsletter.queries.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Mails a link that confirms the address. The same words and the same work whether or not it is known; only one that
 * gets the newsletter already is mailed nothing. Throws `rate_limited`.
 */
export const subscribe = async (
  deps: Deps,
  { email, visitor }: { email: string; visitor: string },
): Promise<SaidInWords> => {
  const { byVisitor, byEmail, known } = await batch(deps.db, {
    byVisitor: countTry(deps, { name: 'newsletterVisitor', who: visitor }),
    byEmail: countTry(deps, { name: 'newsletterEmail', who: email.toLowerCase() }),
    known: findSubscriber(deps.db, email),
  })
  assertWithin(deps, { name: 'newsletterVisitor', counted: byVisitor })
  assertWithin(deps, { name: 'newsletterEmail', counted: byEmail })
  const token = newToken()
  const confirmHash = hashToken(token)
  const id = known[0]?.id ?? deps.newId()
  const confirmExpiresAt = new Date(deps.now.getTime() + linkDays * day)
  await batch(deps.db, {
    awaited: awaitConfirmation(deps.db, { id, email, confirmHash, confirmExpiresAt, now: deps.now }),
    mailed: queueMailWhen(deps, {
      mail: confirmationMail(deps, { id, email, token }),
      when: linkStands(confirmHash, 'pending'),
    }),
  })
  sendSoon(deps)
  return {
    message: 'Thank you. Unless this address is already subscribed, we’ve emailed it a link to confirm.',
  }
}

const confirmed = { message: 'Your subscription is confirmed.' }
const unknownLink = () => invalid('token', 'This link doesn’t work, or a newer email from us has replaced it.')

/**
 * Follows the link of a mail: from then on the address gets the newsletter, and a welcome. A used link succeeds again.
 * Throws `validation` when it is unknown, replaced or has run out, and after the subscription was ended.
 */
export const confirmSubscription = async (deps: Deps, token: string): Promise<SaidInWords> => {
  const confirmHash = hashToken(token)
  const [found] = await findByLink(deps.db, confirmHash)
  if (!found) throw unknownLink()
  if (found.status === 'confirmed') return confirmed
  if (!found.confirmExpiresAt || found.confirmExpiresAt <= deps.now) {
    throw invalid('token', `This link expired after ${linkDays} days. Please sign up again.`)
  }
  const { after } = await batch(deps.db, {
    confirmed: confirmByLink(deps.db, { confirmHash, now: deps.now }),
    mailed: queueMailWhen(deps, {
      mail: welcomeMail(deps, { ...found, confirmHash }),
      when: linkStands(confirmHash, 'confirmed'),
    }),
    after: findByLink(deps.db, confirmHash),
  })
  // It was replaced, or the subscription ended, since it was looked at.
  if (after[0]?.status !== 'confirmed') throw unknownLink()
  sendSoon(deps)
  return confirmed
}
