import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, notFound, refusal } from '#app/errors.ts'
import type { AddedPasskey, CreationOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { mostPasskeys } from '#contract/identity/factors/passkeys.constants.ts'
import type { AddPasskeyInput, MadePasskey } from '#contract/identity/factors/passkeys.ts'
import type { Factor } from '#contract/identity/factors/second-factor.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { askPasskey } from '#features/identity/passkeys/challenges.service.ts'
import { creationOptionsFor } from '#features/identity/passkeys/options.rules.ts'
import {
  insertPasskey,
  type knownCredentials,
  refuseFull,
  renamePasskey,
} from '#features/identity/passkeys/passkeys.queries.ts'
import { badPasskey, verifyMade } from '#features/identity/passkeys/verify-passkey.service.ts'
import { firstCodes } from './recovery-codes.service.ts'
import { tellOwner } from './second-factor.mails.ts'

type Known = Awaited<ReturnType<typeof knownCredentials>>

/** What the actor's browser is asked to make a passkey. Throws `illegal_state` when they have as many as one may. */
export const askForPasskey = async (
  deps: Deps,
  { actor, known }: { actor: SessionActor; known: Known },
): Promise<CreationOptions> => {
  if (known.length >= mostPasskeys) throw noRoom()
  const { challenge, noted } = askPasskey(deps, { purpose: 'add', userId: actor.id })
  await batch(deps.db, { noted })
  return creationOptionsFor({ origin: deps.origin, challenge, user: actor, known })
}

const noRoom = (): AppError =>
  new AppError('illegal_state', `You have ${mostPasskeys} passkeys. Remove one first.`, { members: { state: 'full' } })

type Adding = {
  actor: SessionActor
  input: Pick<AddPasskeyInput, 'name'> & { made: MadePasskey }
  /** The challenge that it says it signed: taken, or none. */
  taken: unknown[]
}

/**
 * Keeps what the actor's browser made, and answers recovery codes where it is the first factor. Throws `bad_passkey`,
 * `illegal_state` when they have as many as one may, and `taken` when it is kept already, by whomever.
 */
export const addPasskey = async (deps: Deps, { actor, input, taken }: Adding): Promise<AddedPasskey> => {
  const { db, now } = deps
  if (taken.length === 0) throw badPasskey()
  const [id, key] = [deps.newId(), await verifyMade(deps, input.made)]
  const codes = firstCodes(deps, actor.id)
  const { made } = await batch(db, {
    locked: lockUser(db, actor.id),
    room: refuseFull(db, actor.id),
    kept: insertPasskey(db, { ...key, id, userId: actor.id, name: input.name, createdAt: now }),
    made: codes.statement,
    done: audit(deps, { actor, act: 'factor.added', data: { kind: 'passkey' }, subject: actor.id }),
    told: tellOwner(deps, { owner: actor, what: 'factor-added', which: `The passkey “${input.name}”` }),
  }).catch((error: unknown) => {
    if (refusal(error) === 'full') throw noRoom()
    if (!brokeConstraint(error, 'passkeys_credential_key')) throw error
    throw new AppError('taken', 'This passkey has already been added.')
  })
  sendSoon(deps)
  return {
    passkey: toFactor({ id, name: input.name, createdAt: now, lastUsedAt: null }),
    recoveryCodes: codes.ifMade(made),
  }
}

type Row = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }

const toFactor = ({ id, name, createdAt, lastUsedAt }: Row): Factor => ({
  id,
  kind: 'passkey',
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Gives one of the actor's passkeys another name. Throws `not_found`. */
export const nameAnew = async (deps: Deps, change: { id: string; userId: string; name: string }): Promise<Factor> => {
  const { renamed } = await batch(deps.db, { renamed: renamePasskey(deps.db, change) })
  const [row] = renamed
  if (!row) throw notFound('this passkey')
  return toFactor(row)
}
