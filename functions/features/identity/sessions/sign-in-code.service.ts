import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { type Factors, factorRequired, hasFactor } from '#app/factors/factors.ts'
import { assertWithin } from '#app/rate-limit.ts'
import { type Batch, batch } from '#db/batch.ts'
import type { FactorOwner } from '#features/identity/second-factor/second-factor.mails.ts'
import { badCode, spendCode } from '#features/identity/second-factor/spend-code.service.ts'
import { countCode, refuseCode } from './code-tries.queries.ts'
import type { SignInTry } from './sign-in-tries.queries.ts'

type Coded = { user: FactorOwner & Factors; code: string | undefined; tried: SignInTry }

/** What taking the code adds to the batch in which a session begins, and what its refusal comes to. */
export type CodeProof = { statements: Batch; orRefused: (error: unknown) => Promise<never> }

const none: CodeProof = {
  statements: {},
  orRefused: async (error) => {
    throw error
  },
}

/**
 * The code that has to come with this user's right password. Throws `second_factor_required` where none came, `bad_code`, and
 * `rate_limited` after five in this network or browser; only codes that are tried are counted.
 */
export const proveByCode = async (deps: Deps, { user, code, tried }: Coded): Promise<CodeProof> => {
  if (!hasFactor(user)) return none
  if (code === undefined) throw factorRequired(user)
  const spent = spendCode(deps, { owner: user, factors: user, code })
  if (spent === null) return refuse(deps, tried)
  return {
    statements: { counted: countCode(deps, tried), refused: refuseCode(deps, tried), spent },
    // The refusal took its counting back with it.
    orRefused: async (error) => {
      if (!['bad_code', 'rate_limited'].includes(refusal(error) ?? '')) throw error
      return refuse(deps, tried)
    },
  }
}

const refuse = async (deps: Deps, tried: SignInTry): Promise<never> => {
  const { here, strangers } = await batch(deps.db, countCode(deps, tried))
  assertWithin(deps, { name: 'codeHere', counted: here })
  assertWithin(deps, { name: 'codeStrangers', counted: strangers })
  throw badCode()
}
