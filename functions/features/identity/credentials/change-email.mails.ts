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
      `You asked us to use this address for your account with ${site.name}. Please follow this link to confirm it. It is valid for 24 hours; any earlier link no longer works.`,
      'If you did not ask for this, you can ignore this mail.',
    ],
    action: { label: 'Confirm my new email address', url: `${origin}/verify-email?token=${token}` },
  })

const chooseAnother = ({ origin }: MailDeps) => ({ label: 'Choose another password', url: `${origin}/forgot-password` })

/** The mail to the old address, while there is time to stop it. */
export const emailChangeAskedMail = (deps: MailDeps, { fullName, email, newEmail }: Change): Mail =>
  composeMail({
    kind: 'email-change-asked',
    origin: deps.origin,
    to: email,
    subject: `Somebody asked to change your email address for ${site.name}`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Somebody who knows your password asked us to use ${newEmail} for your account. Nothing changes until the link that we sent there is opened.`,
      'If it was you, there is nothing to do here. If it was not, choose another password by the link below: that ends the change.',
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
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Your account now uses ${newEmail}, and we write there from now on. Every other device was signed out.`,
      `If it was not you, please write to ${site.supportEmails.support} at once.`,
    ],
  })
