import { createHmac } from 'node:crypto'
import { verifyMailsAnHour } from '#contract/identity/email-code.constants.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'

/** Published limits: tries in a window of minutes. A hundred times higher locally unless RATE_LIMITS=strict. */
export const limits = {
  signInAccountAddress: { tries: 5, minutes: 15 },
  signInAddress: { tries: 30, minutes: 15 },
  /** Tries at an account by networks and devices in which it was never signed in to; afterwards the next. */
  signInStrangers: { tries: 50, minutes: 24 * 60 },
  signInSlow: { tries: 1, minutes: 1 },
  /** Right passwords with a code beside them: of an account in a network or browser, and by strangers to it. */
  codeHere: { tries: 5, minutes: 15 },
  codeStrangers: { tries: 20, minutes: 24 * 60 },
  /** Codes of who is signed in, and those of a day that came with the right password. */
  ownCode: { tries: 10, minutes: 15 },
  ownCodeDay: { tries: 20, minutes: 24 * 60 },
  /** Right passwords without the code that belongs to them: nobody is refused, but the owner is told. */
  passwordAlone: { tries: 2, minutes: 24 * 60 },
  passkeyAddress: { tries: 60, minutes: 15 },
  ownPasskey: { tries: 30, minutes: 15 },
  registerAddress: { tries: 20, minutes: 60 },
  resendVerification: { tries: verifyMailsAnHour, minutes: 60 },
  /** Mails that prove an address, by that address. */
  linksTo: { tries: 6, minutes: 60 },
  /** Codes of a mail that somebody types, by user and by network. */
  verifyCode: { tries: 20, minutes: 60 },
  verifyCodeAddress: { tries: 60, minutes: 60 },
  forgotAddress: { tries: 3, minutes: 60 },
  resetAddress: { tries: 20, minutes: 60 },
  /** Tries with a link to a new password that opens, by that link. */
  resetLink: { tries: 20, minutes: 60 },
  forgotAccount: { tries: 3, minutes: 60 },
  ownPassword: { tries: 10, minutes: 15 },
  changeEmail: { tries: 5, minutes: 60 },
  exports: { tries: 5, minutes: 60 },
  /** Each holds goods, and an unpaid one that is cancelled writes to its seller. */
  checkouts: { tries: 60, minutes: 60 },
  newsletterEmail: { tries: 3, minutes: 60 },
  newsletterVisitor: { tries: 20, minutes: 60 },
  contact: { tries: 5, minutes: 60 },
  featureRequests: { tries: 10, minutes: 60 },
  uploads: { tries: 60, minutes: 60 },
  chatUser: { tries: 30, minutes: 60 },
  chatVisitor: { tries: 10, minutes: 60 },
  messages: { tries: 60, minutes: 60 },
  /** Writes of a user for which nothing narrower is declared, all together. */
  writes: { tries: 300, minutes: 5 },
  /** What visitors ask for past the cache, and pictures apart, of which a page shows many: counted in each isolate's memory. */
  uncachedReads: { tries: 300, minutes: 1 },
  uncachedPictures: { tries: 600, minutes: 1 },
  views: { tries: 600, minutes: 60 },
  helpVotes: { tries: 60, minutes: 60 },
} as const

export type LimitName = keyof typeof limits

const factor = ({ env }: Deps): number => (env.ENVIRONMENT === 'local' && env.RATE_LIMITS !== 'strict' ? 100 : 1)

/** How many tries a window of this limit allows here. */
export const triesAllowed = (deps: Deps, name: LimitName): number => limits[name].tries * factor(deps)

/** The key under which the tries of `who` are counted; nobody can read from it who that is. */
export const triesKey = ({ env }: Deps, { name, who }: { name: LimitName; who: string }): string =>
  `${name}:${createHmac('sha256', env.HASH_SECRET).update(`${name}|${who}`).digest('base64url')}`

/** What counting a try answers. */
export type Counted = { hits: number; windowEndsAt: Date }[]

type CountedTry = { name: LimitName; counted: Counted }

/** The refusal `rate_limited` with Retry-After once the tries of the window are used up; else null. */
export const overLimit = (deps: Deps, { name, counted }: CountedTry): AppError | null => {
  const row = counted[0]
  if (!row || row.hits <= triesAllowed(deps, name)) return null
  const retryAfter = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - deps.now.getTime()) / 1000))
  return new AppError('rate_limited', 'Too many tries. Please wait a little and try again.', { retryAfter })
}

/** Throws `rate_limited` with Retry-After once the tries of the window are used up. */
export const assertWithin = (deps: Deps, tried: CountedTry): void => {
  const refused = overLimit(deps, tried)
  if (refused) throw refused
}
