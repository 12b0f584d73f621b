import type { Deps } from '#app/deps.ts'
import { pounds } from '#contract/money.ts'
import { type BillingPeriod, refundWords } from '#contract/selling/packages.constants.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { OpenKind } from '#integrations/mail/mail-kinds.ts'
import { graceDays } from './billing.rules.ts'
import { type Cancellation, refundEveryDays } from './package-pence.rules.ts'

type Package = { id: string; tier: SellerTier; email: string }
type MailDeps = Pick<Deps, 'origin'>

const britishDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** The mail that a package is paid for. */
export const packageActiveMail = (
  { origin }: MailDeps,
  { id, tier, period, renewsAt, email }: Package & { period: BillingPeriod; renewsAt: Date },
): CausedMail => ({
  cause: `package:${id}:active`,
  ...composeMail({
    kind: 'package-active',
    origin,
    to: email,
    subject: `Your ${tiers[tier].name} package is active`,
    greeting: 'Hello,',
    paragraphs: [
      `Your ${tiers[tier].name} package is paid until ${britishDay(renewsAt)}. You can have ${tiers[tier].listings} different listings for sale in each billing month.`,
      refundWords[period],
    ],
    action: { label: 'Go to your dashboard', url: `${origin}/dashboard` },
  }),
})

const lapseWords = {
  past_due: {
    kind: 'package-past-due',
    subject: 'Your package has run out',
    text: `You can’t publish anything new until you renew. After ${graceDays} days your listings pause. If you renew before then, your new package counts from the day this one ended.`,
  },
  ended: {
    kind: 'package-ended',
    subject: 'Your package has ended',
    text: 'Your listings are paused. Pay for a package to sell again.',
  },
} as const

/** How far a package that was not paid for again has come. */
export type LapseStage = keyof typeof lapseWords

/** The mail that a package was not paid for again. */
export const packageLapsedMail = (
  { origin }: MailDeps,
  { id, tier, stage, email }: Package & { stage: LapseStage },
): CausedMail => ({
  cause: `package:${id}:${stage}`,
  ...composeMail({
    kind: lapseWords[stage].kind,
    origin,
    to: email,
    subject: lapseWords[stage].subject,
    greeting: 'Hello,',
    paragraphs: [`Your ${tiers[tier].name} package hasn’t been renewed. ${lapseWords[stage].text}`],
    action: { label: 'Choose a package', url: `${origin}/subscribe` },
  }),
})

/** Who gets a mail about their package. */
export type Reader = { email: string }

type To = { reader: Reader }
// What of a seller's listings pauses is for nobody but them.
type Kind = OpenKind | 'package-downgrade'
type Note = To & { cause: string; kind: Kind; subject: string; paragraphs: string[] }

const packageMail = ({ origin }: MailDeps, { cause, reader, ...note }: Note): CausedMail => ({
  cause,
  ...composeMail({
    ...note,
    origin,
    to: reader.email,
    greeting: 'Hello,',
    action: { label: 'See your package', url: `${origin}/dashboard/package` },
  }),
})

type Running = { id: string; tier: SellerTier; renewsAt: Date; updatedAt: Date }

// A package may be cancelled and taken back over and over: each time it is another one than it was read as.
const causeOf = ({ id, updatedAt }: Pick<Running, 'id' | 'updatedAt'>, what: string): string =>
  `package:${id}:${what}:${updatedAt.toISOString()}`

type Smaller = To & { row: Running; nextTier: SellerTier; pauses: { title: string }[] }

/** The mail that a package will become smaller, and which listings pause with that. */
export const downgradeMail = (deps: MailDeps, { reader, row, nextTier, pauses }: Smaller): CausedMail => {
  const { name, listings } = tiers[nextTier]
  const titles = pauses.map(({ title }) => `“${title}”`).join(', ')
  return packageMail(deps, {
    reader,
    cause: causeOf(row, `next-${nextTier}`),
    kind: 'package-downgrade',
    subject: `Your package changes to ${name} on ${britishDay(row.renewsAt)}`,
    paragraphs: [
      `Until then you keep ${tiers[row.tier].name} and everything in it. You can change your mind before that day.`,
      pauses.length > 0
        ? `${name} gives you ${listings} listings. Your oldest ones stay for sale. As things are today, these will pause: ${titles}.`
        : `${name} gives you ${listings} listings. You don’t have more than that for sale, so nothing will pause.`,
    ],
  })
}

type Cancelled = To & { row: Running; cancellation: Cancellation }

const refundParagraphs = ({ refundPence, keptPence, nextRefundAt }: Cancellation): string[] => {
  const next = nextRefundAt && britishDay(nextRefundAt)
  if (refundPence === 0) {
    return next
      ? [
          refundWords.month,
          `You’ve had a refund in the last ${refundEveryDays} days. You can have the next one from ${next}.`,
        ]
      : [refundWords.month]
  }
  return [
    `${pounds(refundPence)} goes back the way you paid, usually within 5-7 business days. We keep ${pounds(keptPence)} for the days you’ve had, including today.`,
    `You can have one refund in ${refundEveryDays} days, so you can have the next one from ${next}. Listings you had for sale this billing month still count if you pay for a package again.`,
  ]
}

/** The mail that a package was cancelled: it has ended with a refund, or runs to its period's end. */
export const cancelledMail = (deps: MailDeps, { reader, row, cancellation }: Cancelled): CausedMail => {
  const { endsAt } = cancellation
  const { name } = tiers[row.tier]
  const isOver = endsAt < row.renewsAt
  return packageMail(deps, {
    reader,
    cause: causeOf(row, 'cancelled'),
    kind: 'package-cancelled',
    subject: isOver ? `Your ${name} package has ended` : `Your ${name} package ends on ${britishDay(endsAt)}`,
    paragraphs: isOver
      ? [
          `You cancelled your annual package within its first 30 days. It has ended, and your listings are paused.`,
          ...refundParagraphs(cancellation),
        ]
      : [
          `You’ve cancelled your package. You can carry on selling until ${britishDay(endsAt)}. Then your listings pause. You can change your mind before that day.`,
          ...refundParagraphs(cancellation),
        ],
  })
}

/** The mail that a cancellation was taken back. */
export const resumedMail = (deps: MailDeps, { reader, row }: To & { row: Running }): CausedMail =>
  packageMail(deps, {
    reader,
    cause: causeOf(row, 'resumed'),
    kind: 'package-resumed',
    subject: `Your ${tiers[row.tier].name} package hasn’t been cancelled`,
    paragraphs: [
      `You changed your mind about cancelling, so nothing has changed. Your package is paid until ${britishDay(row.renewsAt)}, as before.`,
    ],
  })

type Late = To & { id: string; tier: SellerTier; amountPence: number }

/** The mail that the payment of an upgrade came too late and goes back. */
export const lateUpgradeMail = (deps: MailDeps, { reader, id, tier, amountPence }: Late): CausedMail =>
  packageMail(deps, {
    reader,
    cause: `package:${id}:late`,
    kind: 'package-paid-late',
    subject: `Your payment for ${tiers[tier].name} came too late`,
    paragraphs: [
      'By then your package had changed or your time to pay had run out, so we couldn’t upgrade it.',
      `${pounds(amountPence)} goes back the way you paid, usually within 5-7 business days.`,
    ],
  })

/** The mail that a package has become smaller at its period's end, and was not paid for again yet. */
export const smallerMail = (
  deps: MailDeps,
  { id, tier, nextTier, ...reader }: Reader & { id: string; tier: SellerTier; nextTier: SellerTier },
): CausedMail => {
  const { name, listings } = tiers[nextTier]
  return packageMail(deps, {
    reader,
    cause: `package:${id}:past_due`,
    kind: 'package-smaller',
    subject: `Your package is now ${name}: please pay for it`,
    paragraphs: [
      `Your ${tiers[tier].name} package has ended. Your ${listings} oldest listings stay for sale, and we’ve paused the rest.`,
      `Pay for ${name} to publish again. After ${graceDays} days the other listings pause too. If you pay before then, your new package counts from the day the last one ended.`,
    ],
  })
}
