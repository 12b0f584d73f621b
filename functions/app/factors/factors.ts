import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { confirmedMinutes, type FactorWay } from '#contract/identity/factors/second-factor.constants.ts'

/** What a user has beside their password, as a row says it. */
export type Factors = {
  totpSealed: string | null
  totpLastStep: number | null
  hasPasskey: boolean
  hasCodes: boolean
}

/** What somebody has who has set up nothing. */
export const noFactors: Factors = { totpSealed: null, totpLastStep: null, hasPasskey: false, hasCodes: false }

/** Whether a password alone signs this user in no more. */
export const hasFactor = ({ totpSealed, hasPasskey }: Factors): boolean => totpSealed !== null || hasPasskey

/** The ways in which this user may show who they are beside their password. */
const waysOf = (factors: Factors): FactorWay[] => {
  if (!hasFactor(factors)) return []
  const ways = { totp: factors.totpSealed !== null, recovery: factors.hasCodes, passkey: factors.hasPasskey }
  return (['totp', 'recovery', 'passkey'] as const).filter((way) => ways[way])
}

/** The refusal of a password that came without the code that has to be beside it. */
export const factorRequired = (factors: Factors): AppError =>
  new AppError('second_factor_required', 'Please enter a code from your authenticator app, or use a passkey.', {
    members: { ways: waysOf(factors) },
  })

/** When a route wants to know once more who is there: always, or only from who has more to show than the password that the body holds. */
export type Recent = true | 'with a second factor'

/** Throws `confirm_identity` when it is too long since the actor has shown who they are. */
export const assertRecent = (
  { now }: Deps,
  { actor, factors, recent }: { actor: SessionActor; factors: Factors; recent: Recent },
): void => {
  if (recent !== true && !hasFactor(factors)) return
  const shownAt = actor.sessionConfirmedAt ?? actor.sessionBegunAt
  if (now.getTime() - shownAt.getTime() < confirmedMinutes * 60_000) return
  throw new AppError('confirm_identity', 'Please confirm that it’s you.', {
    members: { ways: waysOf(factors) },
  })
}

/** Throws `forbidden` to who is no admin, and `second_factor_needed` to one who signs in by a password alone. */
export const assertAdmin = (actor: SessionActor, factors: Factors): void => {
  if (actor.userType !== 'admin') throw new AppError('forbidden', 'Only people who run the site can do this.')
  if (hasFactor(factors)) return
  throw new AppError('second_factor_needed', 'Set up two-step sign-in first. Everybody who runs the site needs it.')
}
