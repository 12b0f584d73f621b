import type { Deps } from '#app/deps.ts'
import { emailCode, verifyLinkHours } from '#contract/identity/email-code.constants.ts'
import { site } from '#contract/site.ts'
import { countLinksTo, limitLinksTo } from '#features/identity/mail/link-limit.service.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMails, queueMailWhen } from '#features/identity/mail/mail.service.ts'
import { endCodes, insertToken } from '#features/identity/users/mail-tokens.queries.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'
import { hashEmailCode, newEmailCode } from './email-code.rules.ts'

type Addressed = { email: string }

/** The mail to a new user's address, which proves it: by digits where they are asked for, and by a link. */
export const verificationMail = (
  { origin }: Pick<Deps, 'origin'>,
  { user, token, code }: { user: Addressed; token: string; code: string },
): Mail =>
  composeMail({
    kind: 'verify-email',
    origin,
    to: user.email,
    subject: `Verify your email address for ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Thanks for joining ${site.name}. Please type in this code where we ask for it. It works for ${emailCode.minutes} minutes.`,
      { code },
      `Or verify your email address with the link below. It works for ${verifyLinkHours} hours.`,
      'We’ll never ask for the code by phone or message. If you didn’t create an account with us, you can ignore this email.',
    ],
    action: { label: 'Verify my email address', url: `${origin}/verify-email?token=${token}` },
  })

/** A link and a code that prove a new user's address, and the mail that carries both. */
const newVerification = (deps: Deps, user: Addressed & { id: string }) => {
  const [token, code] = [newToken(), newEmailCode()]
  const id = deps.newId()
  const link = {
    id,
    userId: user.id,
    kind: 'verify_email' as const,
    tokenHash: hashToken(token),
    email: user.email,
    codeHash: hashEmailCode(deps, { userId: user.id, code }),
    createdAt: deps.now,
    expiresAt: new Date(deps.now.getTime() + verifyLinkHours * 3_600_000),
  }
  return { link, mail: { cause: `verify-email:${id}`, ...verificationMail(deps, { user, token, code }) } }
}

/**
 * Makes them for somebody who registers; the mail counts for its address. Who has others send so many mails there that no more
 * may go keeps nobody from registering with it: the account is made, and the mail can be asked for later.
 */
export const sendVerification = (deps: Deps, user: Addressed & { id: string }) => {
  const { link, mail } = newVerification(deps, user)
  const { counted, isWithin } = countLinksTo(deps, user.email)
  return { link: insertToken(deps.db, link), counted, mail: queueMailWhen(deps, { mail, when: isWithin }) }
}

/** Makes them once more, or for another address: the codes of earlier mails end. Over the limit of the address the batch stops. */
export const sendVerificationAgain = (deps: Deps, user: Addressed & { id: string }) => {
  const { link, mail } = newVerification(deps, user)
  return {
    ended: endCodes(deps.db, user.id),
    link: insertToken(deps.db, link),
    mail: queueMails(deps, [mail]),
    limited: limitLinksTo(deps, user.email),
  }
}
