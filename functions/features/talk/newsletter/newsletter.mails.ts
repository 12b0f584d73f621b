import type { Deps } from '#app/deps.ts'
import { site } from '#contract/site.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import { unsubscribeToken } from './unsubscribe-token.rules.ts'

/** How long the link that confirms an address is good for. */
export const linkDays = 7

const linkTo = ({ origin }: Pick<Deps, 'origin'>, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}/newsletter/${page}?token=${token}`

const unsubscribeUrl = (deps: NewsletterDeps, id: string): string =>
  linkTo(deps, 'unsubscribe', unsubscribeToken(deps.env, id))

/** What these mails are made with. */
export type NewsletterDeps = Pick<Deps, 'origin' | 'newId'> & { env: Pick<Deps['env'], 'HASH_SECRET'> }

type Waiting = { id: string; email: string; token: string }

/** The mail that asks an address whether it wants the newsletter: a new one each time that it is asked for. */
export const confirmationMail = (deps: NewsletterDeps, { id, email, token }: Waiting): CausedMail => ({
  cause: `newsletter:${id}:asked:${deps.newId()}`,
  ...composeMail({
    kind: 'newsletter-confirm',
    origin: deps.origin,
    to: email,
    subject: `Confirm your subscription to the ${site.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, hopefully you, asked us to send the ${site.name} newsletter to this address. Please confirm within ${linkDays} days and you’re on the list.`,
      'If it wasn’t you, ignore this email and we won’t send you anything else.',
    ],
    action: { label: 'Confirm my subscription', url: linkTo(deps, 'confirm', token) },
    unsubscribeUrl: unsubscribeUrl(deps, id),
  }),
})

type Confirmed = { id: string; email: string; confirmHash: string }

/** The mail that welcomes an address: once for each link that is followed. */
export const welcomeMail = (deps: NewsletterDeps, { id, email, confirmHash }: Confirmed): CausedMail => ({
  cause: `newsletter:${id}:confirmed:${confirmHash}`,
  ...composeMail({
    kind: 'newsletter-welcome',
    origin: deps.origin,
    to: email,
    subject: `Welcome to the ${site.name} newsletter`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for confirming your address. You’ll get the ${site.name} newsletter once a week: what’s hatching, offers for subscribers and guides for the season.`,
      'If you’ve had enough of it, you can unsubscribe with the link below.',
    ],
    action: { label: 'See what’s for sale', url: `${deps.origin}/products` },
    unsubscribeUrl: unsubscribeUrl(deps, id),
  }),
})
