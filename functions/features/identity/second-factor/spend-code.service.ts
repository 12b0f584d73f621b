import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { Factors } from '#app/factors/factors.ts'
import type { Batch } from '#db/batch.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { hashesOfRecoveryCode } from './recovery-code.rules.ts'
import { spendRecoveryCode } from './recovery-codes.queries.ts'
import { unseal } from './sealed-secret.rules.ts'
import { type FactorOwner, tellOwner } from './second-factor.mails.ts'
import { spendTotpStep } from './totp.queries.ts'
import { looksLikeTotp, stepOfCode } from './totp.rules.ts'

/** The refusal of a code that is wrong, of another time, or used. */
export const badCode = () => {
  const message = 'This code isn’t right, or it’s already been used. Wait for the next one and try again.'
  return new AppError('bad_code', message, { errors: [{ path: 'code', message }] })
}

type Typed = { owner: FactorOwner; factors: Factors; code: string }

const spendAppCode = ({ db, env, now }: Deps, { owner, factors, code }: Typed): Batch | null => {
  const { totpSealed: sealed, totpLastStep } = factors
  const secret = sealed && unseal(sealed, { secrets: env.SESSION_SECRETS, userId: owner.id })
  const step = secret ? stepOfCode({ secret, code, now }) : null
  if (!sealed || step === null || step <= (totpLastStep ?? 0)) return null
  return { spent: spendTotpStep(db, { userId: owner.id, sealed, step }) }
}

/**
 * Statements that take a code of a user's app, or a recovery code, for the batch of what it is typed for; null when it is
 * wrong for sure. The batch stops with `bad_code` when it was used before, or is no code of theirs. Of two at once, one is taken.
 */
export const spendCode = (deps: Deps, { owner, factors, code }: Typed): Batch | null => {
  const { db, now } = deps
  if (looksLikeTotp(code)) return spendAppCode(deps, { owner, factors, code })
  return {
    spent: spendRecoveryCode(db, {
      userId: owner.id,
      codeHashes: hashesOfRecoveryCode(deps, { userId: owner.id, code }),
      now,
    }),
    done: audit(deps, { actor: { kind: 'session', id: owner.id }, act: 'recovery-code.used', subject: owner.id }),
    told: tellOwner(deps, { owner, what: 'recovery-code-used' }),
  }
}
