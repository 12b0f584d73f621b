import type { SQL } from 'drizzle-orm'
import { system } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { deleteChallengesOf } from '#features/identity/passkeys/challenges.queries.ts'
import { deletePasskeysOf } from '#features/identity/passkeys/passkeys.queries.ts'
import { deleteCodesOf } from './recovery-codes.queries.ts'
import { deleteTotpOf } from './totp.queries.ts'

/**
 * Takes away everything that signs the users in whom `owners` finds, but their password: statements for the batch that proves
 * their address, before it does. Whoever set it up with an address that nobody had proved may be a stranger to its mailbox.
 */
export const forgetFactors = (deps: Deps, owners: SQL) => {
  const { db } = deps
  const toldOf = (kind: 'totp' | 'passkey') => auditing(deps, { actor: system, act: 'factor.removed', data: { kind } })
  return {
    passkeys: deletePasskeysOf(db, { owners, told: toldOf('passkey') }),
    challenges: deleteChallengesOf(db, owners),
    app: deleteTotpOf(db, { owners, told: toldOf('totp') }),
    codes: deleteCodesOf(db, owners),
  }
}
