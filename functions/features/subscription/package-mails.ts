import type { Deps } from '../../app/deps.ts'
import { type BillingPeriod, plans, refundWords, type SellerTier } from '../../contract/plans.ts'
import { composeMail } from '../../integrations/mail/compose.ts'
import type { CausedMail } from '../mail/mail.service.ts'
import { graceDays } from './billing.ts'

type Package = { id: string; tier: SellerTier; fullName: string; email: string }
type MailDeps = Pick<Deps, 'origin'>

const britishDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })

export const packageActiveMail = (
  { origin }: MailDeps,
  { id, tier, period, fullName, email }: Package & { period: BillingPeriod },
  renewsAt: Date,
): CausedMail => ({
  cause: `package:${id}:active`,
  ...composeMail({
    kind: 'package-active',
    origin,
    to: email,
    subject: `Your ${plans[tier].name} package is active`,
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `Your ${plans[tier].name} package is paid until ${britishDay(renewsAt)}. You may have ${plans[tier].listings} different listings for sale in each billing month.`,
      refundWords[period],
    ],
    action: { label: 'Go to your dashboard', url: `${origin}/dashboard` },
  }),
})

const lapseWords = {
  past_due: {
    kind: 'package-past-due',
    subject: 'Your package has run out',
    text: `You can publish nothing new until you pay for it again. After ${graceDays} days your listings pause.`,
  },
  ended: {
    kind: 'package-ended',
    subject: 'Your package has ended',
    text: 'Your listings are paused. Pay for a package to sell again.',
  },
} as const

export type LapseStage = keyof typeof lapseWords

export const packageLapsedMail = (
  { origin }: MailDeps,
  { id, tier, fullName, email }: Package,
  stage: LapseStage,
): CausedMail => ({
  cause: `package:${id}:${stage}`,
  ...composeMail({
    kind: lapseWords[stage].kind,
    origin,
    to: email,
    subject: lapseWords[stage].subject,
    greeting: `Hello ${fullName},`,
    paragraphs: [`Your ${plans[tier].name} package was not paid for again. ${lapseWords[stage].text}`],
    action: { label: 'Choose a package', url: `${origin}/subscribe` },
  }),
})
