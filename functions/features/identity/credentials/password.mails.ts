import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

type MailDeps = Pick<Deps, 'origin'>

/** The mail with a link to a new password. It names nobody: the same words are written whether or not the address has an account. */
export const resetMail = ({ origin }: MailDeps, { to, token }: { to: string; token: string }): Mail =>
  composeMail({
    kind: 'reset-password',
    origin,
    to,
    subject: `Choose a new password for ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody asked for a new password for your account with ${site.name}. Follow this link to choose one. It is valid for one hour and works once; any earlier link no longer works.`,
      'If it was not you, you can ignore this mail. Your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
  })

type Reader = { email: string }
type Change = { reader: Reader; kind: 'password-changed' | 'password-changed-here'; paragraphs: string[] }

const changedMail = ({ origin }: MailDeps, { reader: { email }, ...words }: Change): Mail =>
  composeMail({
    ...words,
    origin,
    to: email,
    subject: `Your password for ${site.name} was changed`,
    greeting: 'Hello,',
    action: { label: 'Choose another password', url: `${origin}/forgot-password` },
  })

/** The mail to whoever has followed that link. */
export const passwordChangedMail = (deps: MailDeps, reader: Reader): Mail =>
  changedMail(deps, {
    reader,
    kind: 'password-changed',
    paragraphs: [
      'Your password was changed by a link from this mailbox, and every device was signed out.',
      'If it was not you, somebody else reads your mail: change the password of your mailbox first, then follow the link below to choose another one here.',
    ],
  })

/** The mail to whoever was signed in and knew the old one. */
export const passwordChangedHereMail = (deps: MailDeps, reader: Reader): Mail =>
  changedMail(deps, {
    reader,
    kind: 'password-changed-here',
    paragraphs: [
      'Your password was changed in your profile, and every other device was signed out.',
      'If it was not you, somebody else knows your password: follow the link below to choose another one, which signs them out.',
    ],
  })
