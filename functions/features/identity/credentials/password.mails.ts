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
      `Somebody asked for a new password for your ${site.name} account. Choose one with the link below. It works once, within the next hour, and replaces any earlier link.`,
      'If it wasn’t you, you can ignore this email. Your password stays the same.',
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
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  })

/** The mail to whoever has followed that link. */
export const passwordChangedMail = (deps: MailDeps, reader: Reader): Mail =>
  changedMail(deps, {
    reader,
    kind: 'password-changed',
    paragraphs: [
      'Your password has been changed with a link we sent to this address. We’ve signed out every device.',
      'If it wasn’t you, somebody else can read your email. Change your email password first, then choose a new one here with the link below.',
    ],
  })

/** The mail to whoever was signed in and knew the old one. */
export const passwordChangedHereMail = (deps: MailDeps, reader: Reader): Mail =>
  changedMail(deps, {
    reader,
    kind: 'password-changed-here',
    paragraphs: [
      'Your password has been changed in your profile. We’ve signed out every other device.',
      'If it wasn’t you, somebody else knows your password. Choose a new one with the link below and we’ll sign them out.',
    ],
  })
