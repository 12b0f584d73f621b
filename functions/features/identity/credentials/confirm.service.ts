import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { type Factors, noFactors } from '#app/factors/factors.ts'
import type { RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import type { SignedByPasskey } from '#contract/identity/factors/passkeys.ts'
import type { ConfirmedBy } from '#contract/identity/factors/second-factor.ts'
import { type Answers, type Batch, batch } from '#db/batch.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { askPasskey } from '#features/identity/passkeys/challenges.service.ts'
import { requestOptionsFor } from '#features/identity/passkeys/options.rules.ts'
import { type knownCredentials, type ownCredential, usePasskey } from '#features/identity/passkeys/passkeys.queries.ts'
import { badPasskey, verifySigned } from '#features/identity/passkeys/verify-passkey.service.ts'
import { proveByCode } from '#features/identity/sessions/code-proof.service.ts'
import { triesOfOwn } from '#features/identity/sessions/code-tries.queries.ts'
import { confirmSession } from '#features/identity/sessions/session.queries.ts'
import { holdWhilePassword } from '#features/identity/users/password.queries.ts'
import { type askOwnPassword, assertOwnPassword, wrongOwnPassword } from './own-password.service.ts'

type Confirming = {
  actor: SessionActor
  input: ConfirmedBy
  asked: Answers<ReturnType<typeof askOwnPassword>>
  factors: Factors | undefined
}

/**
 * Takes it that who has this session is its user: by their password, and a code where they have a second factor. Throws
 * `rate_limited`, `validation` on `password`, `second_factor_required` and `bad_code`.
 */
export const confirmByPassword = async (deps: Deps, { actor, input, asked, factors = noFactors }: Confirming) => {
  const hash = await assertOwnPassword(deps, { asked, password: input.password, path: 'password' })
  const tries = triesOfOwn(deps, actor.id)
  const { statements, orRefused } = await proveByCode(deps, { owner: actor, factors, code: input.code, tries })
  const proof = { held: holdWhilePassword(deps.db, { id: actor.id, hash }), ...statements }
  await confirm(deps, { actor, proof }).catch((error: unknown) => {
    if (refusal(error) === 'password_moved') throw wrongOwnPassword('password')
    return orRefused(error)
  })
}

const confirm = async (deps: Deps, { actor, proof }: { actor: SessionActor; proof: Batch }): Promise<void> => {
  await batch(deps.db, {
    proof,
    confirmed: confirmSession(deps.db, { id: actor.sessionId, now: deps.now }),
  })
  sendSoon(deps)
}

type Asking = { actor: SessionActor; known: Awaited<ReturnType<typeof knownCredentials>> }

/** What the actor's browser is asked, so that one of their passkeys shows who is there. */
export const askForConfirmation = async (deps: Deps, { actor, known }: Asking): Promise<RequestOptions> => {
  const { challenge, noted } = askPasskey(deps, { purpose: 'confirm', userId: actor.id })
  await batch(deps.db, { noted })
  return requestOptionsFor({ origin: deps.origin, challenge, known })
}

type Signed = {
  actor: SessionActor
  signed: SignedByPasskey
  taken: unknown[]
  keys: Awaited<ReturnType<typeof ownCredential>>
}

/** The same by one of their passkeys. Throws `bad_passkey`. */
export const confirmByPasskey = async (deps: Deps, { actor, signed, taken, keys }: Signed): Promise<void> => {
  const [key] = keys
  if (taken.length === 0 || !key) throw badPasskey()
  const counter = await verifySigned(deps, { signed, key: { ...key, userId: actor.id } })
  const proof = { used: usePasskey(deps.db, { id: key.passkeyId, counter, now: deps.now }) }
  await confirm(deps, { actor, proof }).catch((error: unknown) => {
    throw refusal(error) === 'bad_passkey' ? badPasskey() : error
  })
}
