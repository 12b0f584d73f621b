import type { Deps } from '#app/deps.ts'
import { dayInFull, ukDay, ukTime } from '#contract/calendar-day.ts'
import { deviceName } from '#contract/identity/device-name.ts'
import { site } from '#contract/site.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

type Reader = { email: string; fullName: string }
type SignIn = { reader: Reader; userAgent: string | undefined; at: Date }

/** The mail that somebody has signed in where they never did before. */
export const newDeviceMail = ({ origin }: Pick<Deps, 'origin'>, { reader, userAgent, at }: SignIn): Mail =>
  composeMail({
    kind: 'new-device',
    origin,
    to: reader.email,
    subject: `New sign-in to your ${site.name} account`,
    greeting: `Hello ${reader.fullName},`,
    paragraphs: [
      `Somebody has signed in to your account on a device that is new to us: ${deviceName(userAgent ?? null)}, on ${dayInFull(ukDay(at))} at about ${ukTime(at)} UK time.`,
      'If it was you, there is nothing to do. A private window, or a browser whose cookies you have deleted, is new to us as well.',
      'If it was not you, somebody knows your password: follow the link below to choose another one, which signs them out.',
    ],
    action: { label: 'Choose another password', url: `${origin}/forgot-password` },
  })

/** The mail that many have tried the password of an account, from networks and devices that are not its owner's. */
export const attackedMail = ({ origin }: Pick<Deps, 'origin'>, { email, fullName }: Reader): Mail =>
  composeMail({
    kind: 'sign-in-attacked',
    origin,
    to: email,
    subject: `Somebody is trying to sign in to your ${site.name} account`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Somebody has tried many times since yesterday to sign in to your account, from devices and networks that you have not used before. We have slowed them down.',
      'You can sign in as always on your own devices, and wherever you have signed in before. If we ask you to wait anywhere else, choose a new password by the link below: that lets you in.',
      'If you use your password on other sites too, please choose another one in any case. We write about this once a day at most.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  })

/** The mail that the right password of an account came again and again without the code that belongs to it. */
export const passwordKnownMail = ({ origin }: Pick<Deps, 'origin'>, { email, fullName }: Reader): Mail =>
  composeMail({
    kind: 'password-known',
    origin,
    to: email,
    subject: `Somebody knows your password for ${site.name}`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      'Somebody has given the right password of your account three times or more since yesterday, and each time without the code or passkey that belongs to it. Your two-step sign-in has stopped them.',
      'If it was you, there is nothing to do. When the codes of your app are refused, look whether the clock of your phone is right.',
      'If it was not you, choose another password by the link below: it signs you out everywhere, and them as well. Choose another one wherever else you use the old. Give your codes to nobody; we never ask for them.',
      'We write about this once a day at most.',
    ],
    action: { label: 'Choose another password', url: `${origin}/forgot-password` },
  })
