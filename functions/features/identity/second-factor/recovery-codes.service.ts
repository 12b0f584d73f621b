import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { type Factors, hasFactor } from '#app/factors/factors.ts'
import type { NewCodes } from '#contract/identity/factors/second-factor.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.rules.ts'
import { deleteCodes, insertFirstCodes } from './recovery-codes.queries.ts'
import { tellOwner } from './second-factor.mails.ts'

/** Codes for who adds their first factor: a statement for that batch, after the lock of the user, and the codes if it made them. */
export const firstCodes = (deps: Deps, userId: string) => {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(deps, { userId, code }))
  return {
    statement: insertFirstCodes(deps.db, { userId, hashes, newId: deps.newId(), now: deps.now }),
    all: codes,
    ifMade: ({ rows }: { rows: unknown[] }): string[] | null => (rows.length > 0 ? codes : null),
  }
}

/** Makes recovery codes anew, which ends those from before. Throws `illegal_state` when there is no factor to stand in for. */
export const renewCodes = async (
  deps: Deps,
  { actor, factors }: { actor: SessionActor; factors: Factors | undefined },
): Promise<NewCodes> => {
  if (!factors || !hasFactor(factors)) {
    throw new AppError('illegal_state', 'Set up two-step sign-in first.', { members: { state: 'none' } })
  }
  const codes = firstCodes(deps, actor.id)
  await batch(deps.db, {
    locked: lockUser(deps.db, actor.id),
    ended: deleteCodes(deps.db, actor.id),
    made: codes.statement,
    done: audit(deps, { actor, act: 'recovery-codes.made', subject: actor.id }),
    told: tellOwner(deps, { owner: actor, what: 'recovery-codes-made' }),
  })
  sendSoon(deps)
  return { recoveryCodes: codes.all }
}
