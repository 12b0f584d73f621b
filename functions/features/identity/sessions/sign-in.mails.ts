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
      `Somebody signed in to your account on a device we haven’t seen before: ${deviceName(userAgent ?? null)}, on ${dayInFull(ukDay(at))} at about ${ukTime(at)} UK time.`,
      'If it was you, there’s nothing to do. A private window, or a browser you’ve cleared of cookies, looks new to us too.',
      'If it wasn’t you, somebody knows your password. Choose a new one with the link below and we’ll sign them out.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
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
      'Since yesterday, somebody has tried many times to sign in to your account from devices and networks you haven’t used before. We’ve slowed them down.',
      'You can sign in as usual on your own devices, and anywhere you’ve signed in before. If we ask you to wait anywhere else, choose a new password with the link below and you’ll get in.',
      'If you use the same password on other sites, please change it anyway. We’ll write about this once a day at most.',
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
      'Since yesterday, somebody has entered your password correctly three times or more, each time without your code or passkey. Two-step sign-in stopped them.',
      'If it was you, there’s nothing to do. If your app’s codes aren’t working, check that your phone’s clock is right.',
      'If it wasn’t you, choose a new password with the link below. That signs you out everywhere, and them too. Change it anywhere else you use it. Never give your codes to anybody: we’ll never ask for them.',
      'We’ll write about this once a day at most.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  })
