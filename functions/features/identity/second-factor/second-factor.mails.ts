import type { Deps } from '#app/deps.ts'
import { dayInFull, ukDay, ukTime } from '#contract/calendar-day.ts'
import { site } from '#contract/site.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Mail } from '#integrations/mail/mail.ts'

/** Whose factors they are. */
export type FactorOwner = { id: string; email: string; fullName: string }

/** What the owner of an account is told of its factors. */
export type FactorNews = 'factor-added' | 'factor-removed' | 'recovery-code-used' | 'recovery-codes-made'

type Words = { subject: string; happened: (when: string, which: string) => string; advice: string }

const words: Record<FactorNews, Words> = {
  'factor-added': {
    subject: 'Two-step sign-in was set up',
    happened: (when, which) =>
      `${which} was added to your account ${when}. Your password alone is no longer enough to sign in.`,
    advice: 'If it wasn’t you, somebody knows your password. Choose a new one with the link below, and write to us.',
  },
  'factor-removed': {
    subject: 'Part of your two-step sign-in was removed',
    happened: (when, which) => `${which} was removed from your account ${when}.`,
    advice: 'If it wasn’t you, choose a new password with the link below, check your security page, and write to us.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: (when) =>
      `One of your recovery codes was used ${when}. It won’t work again. Your profile shows how many you have left.`,
    advice:
      'If it wasn’t you, somebody has your codes and your password. Choose a new password with the link below, then make new codes.',
  },
  'recovery-codes-made': {
    subject: 'You have new recovery codes',
    happened: (when) => `New recovery codes were made for your account ${when}. The old ones won’t work any more.`,
    advice: 'If it wasn’t you, choose a new password with the link below, and make new codes on your security page.',
  },
}

type News = { reader: { email: string; fullName: string }; what: FactorNews; which?: string; at: Date }

/** The mail that something about somebody's second factors has changed. */
export const factorMail = ({ origin }: Pick<Deps, 'origin'>, { reader, what, which = '', at }: News): Mail => {
  const { subject, happened, advice } = words[what]
  const when = `on ${dayInFull(ukDay(at))} at about ${ukTime(at)} UK time`
  return composeMail({
    kind: what,
    origin,
    to: reader.email,
    subject: `${subject} for ${site.name}`,
    greeting: `Hello ${reader.fullName},`,
    paragraphs: [happened(when, which), 'If it was you, there’s nothing to do.', advice],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  })
}

type Telling = { owner: FactorOwner; what: FactorNews; which?: string }

/** Tells the owner, in the batch of what has changed; at an address that nobody proved, none of these mails goes out. Send soon after the commit. */
export const tellOwner = (deps: Deps, { owner, ...news }: Telling) =>
  queueMails(deps, [
    { cause: `${news.what}:${deps.newId()}`, ...factorMail(deps, { ...news, reader: owner, at: deps.now }) },
  ])
