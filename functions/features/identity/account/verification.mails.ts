import type { Deps } from '#app/deps.ts'
import { emailCode, verifyLinkHours } from '#contract/identity/email-code.constants.ts'
import { site } from '#contract/site.ts'
import { limitLinksTo } from '#features/identity/mail/link-limit.service.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
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

/** Makes a link and a code that prove a new user's address, and the mail that carries both; it counts for that address. */
export const sendVerification = (deps: Deps, user: Addressed & { id: string }) => {
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
  const mail = verificationMail(deps, { user, token, code })
  return {
    link: insertToken(deps.db, link),
    mail: queueMails(deps, [{ cause: `verify-email:${id}`, ...mail }]),
    limited: limitLinksTo(deps, user.email),
  }
}

/** The same once more, or to another address: the codes of earlier mails end. */
export const sendVerificationAgain = (deps: Deps, user: Addressed & { id: string }) => ({
  ended: endCodes(deps.db, user.id),
  again: sendVerification(deps, user),
})
