import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import { hashToken, newToken } from '#features/identity/mail/link-token.rules.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { insertToken } from '#features/identity/users/mail-tokens.queries.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

const hours = 24

type Addressed = { email: string }

/** The mail to a new user's address, which proves it. */
export const verificationMail = (
  { origin }: Pick<Deps, 'origin'>,
  { user, token }: { user: Addressed; token: string },
): Mail =>
  composeMail({
    kind: 'verify-email',
    origin,
    to: user.email,
    subject: `Verify your e-mail address for ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for joining ${site.name}. Please follow this link to verify your e-mail address. It is valid for ${hours} hours.`,
      'If you did not create an account with us, you can ignore this mail.',
    ],
    action: { label: 'Verify my e-mail address', url: `${origin}/verify-email?token=${token}` },
  })

/** Makes a link that proves the address, and the mail that carries it. */
export const sendVerification = (deps: Deps, user: Addressed & { id: string }) => {
  const token = newToken()
  const id = deps.newId()
  const link = {
    id,
    userId: user.id,
    kind: 'verify_email' as const,
    tokenHash: hashToken(token),
    email: user.email,
    createdAt: deps.now,
    expiresAt: new Date(deps.now.getTime() + hours * 3_600_000),
  }
  const mail = verificationMail(deps, { user, token })
  return {
    link: insertToken(deps.db, link),
    mail: queueMails(deps, [{ cause: `verify-email:${id}`, ...mail }]),
  }
}
