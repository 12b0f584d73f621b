import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { type Factors, factorRequired, hasFactor } from '#app/factors/factors.ts'
import { assertWithin, type LimitName, limits } from '#app/rate-limit.ts'
import { type Batch, batch } from '#db/batch.ts'
import type { FactorOwner } from '#features/identity/second-factor/second-factor.mails.ts'
import { badCode, spendCode } from '#features/identity/second-factor/spend-code.service.ts'
import type { CodeTries } from './code-tries.queries.ts'
import { passwordKnownMail } from './sign-in.mails.ts'
import { warnOnceADay } from './warn.service.ts'

type Coded = { owner: FactorOwner; factors: Factors; code: string | undefined; tries: CodeTries }

/** What taking the code adds to the batch of what it is for, and what its refusal comes to. */
export type CodeProof = { statements: Batch; orRefused: (error: unknown) => Promise<never> }

const none: CodeProof = {
  statements: {},
  orRefused: async (error) => {
    throw error
  },
}

/**
 * The code that has to come with this user's right password. Throws `second_factor_required` where none came, `bad_code`, and
 * `rate_limited` once their tries are used up; only codes that are tried are counted. Whichever it is, the owner is told after
 * three, since somebody knows their password.
 */
export const proveByCode = async (deps: Deps, { owner, factors, code, tries }: Coded): Promise<CodeProof> => {
  if (!hasFactor(factors)) return none
  const refuse = () => refuseCode(deps, { owner, tries })
  if (code === undefined) {
    deps.defer(noteAlone(deps, { owner, tries }))
    throw factorRequired(factors)
  }
  const spent = spendCode(deps, { owner, factors, code })
  if (spent === null) return refuse()
  return {
    statements: { counted: tries.counts(), refused: tries.refuses(), spent },
    // The refusal took its counting back with it.
    orRefused: async (error) => {
      if (!['bad_code', 'rate_limited'].includes(refusal(error) ?? '')) throw error
      return refuse()
    },
  }
}

type Refused = Pick<Coded, 'owner' | 'tries'>

const refuseCode = async (deps: Deps, { owner, tries }: Refused): Promise<never> => {
  deps.defer(noteAlone(deps, { owner, tries }))
  const counted = await batch(deps.db, tries.counts())
  for (const [name, rows] of Object.entries(counted))
    assertWithin(deps, { name: name as LimitName, counted: rows ?? [] })
  throw badCode()
}

const noteAlone = async (deps: Deps, { owner, tries }: Refused): Promise<void> => {
  const { counted } = await batch(deps.db, { counted: tries.countsAlone() })
  if ((counted[0]?.hits ?? 0) <= limits.passwordAlone.tries) return
  await warnOnceADay(deps, { owner, mail: passwordKnownMail(deps, owner) })
}
