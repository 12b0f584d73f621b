import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

type MailDeps = Pick<Deps, 'origin'>
type Change = { fullName: string; email: string; newEmail: string }

/** The mail to the new address, which proves it: nobody has yet, so it names nobody. */
export const confirmEmailMail = (
  { origin }: MailDeps,
  { newEmail, token }: { newEmail: string; token: string },
): Mail =>
  composeMail({
    kind: 'confirm-email',
    origin,
    to: newEmail,
    subject: `Confirm your new email address for ${site.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `You asked us to use this address for your ${site.name} account. Please confirm it with the link below. The link works for 24 hours and replaces any earlier one.`,
      'If you didn’t ask for this, you can ignore this email.',
    ],
    action: { label: 'Confirm my new email address', url: `${origin}/verify-email?token=${token}` },
  })

const chooseAnother = ({ origin }: MailDeps) => ({ label: 'Choose a new password', url: `${origin}/forgot-password` })

/** The mail to the old address, while there is time to stop it. */
export const emailChangeAskedMail = (deps: MailDeps, { fullName, email, newEmail }: Change): Mail =>
  composeMail({
    kind: 'email-change-asked',
    origin: deps.origin,
    to: email,
    subject: `Somebody asked to change your email address for ${site.name}`,
    emails: [newEmail],
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Somebody who knows your password asked us to use ${newEmail} for your account. Nothing changes until they open the link we sent there.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password with the link below. That stops the change.',
    ],
    action: chooseAnother(deps),
  })

/** The mail to the old address, once it is not the account's any more. */
export const emailChangedMail = ({ origin }: MailDeps, { fullName, email, newEmail }: Change): Mail =>
  composeMail({
    kind: 'email-changed',
    origin,
    to: email,
    subject: `Your email address for ${site.name} was changed`,
    emails: [newEmail, site.supportEmails.support],
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Your account now uses ${newEmail}, and we’ll email you there from now on. We’ve signed out every other device.`,
      `If it wasn’t you, please write to ${site.supportEmails.support} straight away.`,
    ],
  })
