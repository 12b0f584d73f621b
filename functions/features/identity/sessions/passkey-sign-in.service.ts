import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin } from '#app/rate-limit.ts'
import type { RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import type { SignedByPasskey } from '#contract/identity/factors/passkeys.ts'
import { batch } from '#db/batch.ts'
import { askPasskey, takeAnswered } from '#features/identity/passkeys/challenges.service.ts'
import { requestOptionsFor } from '#features/identity/passkeys/options.rules.ts'
import { findByCredential, usePasskey } from '#features/identity/passkeys/passkeys.queries.ts'
import { badPasskey, verifySigned } from '#features/identity/passkeys/verify-passkey.service.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { beginSession, ownerOf, type Visitor } from './begin-session.service.ts'
import { knownDevice } from './known-device.rules.ts'
import { type SignedIn, suspended } from './sign-in.service.ts'

const name = 'passkeyAddress'

/** What a browser is asked so that somebody signs in by a passkey, whoever they are. Throws `rate_limited`. */
export const askForSignIn = async (deps: Deps, network: string): Promise<RequestOptions> => {
  const { challenge, noted } = askPasskey(deps, { purpose: 'sign_in', userId: null })
  const { counted } = await batch(deps.db, { counted: countTry(deps, { name, who: network }), noted })
  assertWithin(deps, { name, counted })
  return requestOptionsFor({ origin: deps.origin, challenge, known: [] })
}

/**
 * Signs in by a passkey, which is both factors at once: it is had, and it looks who is there. Throws `rate_limited`,
 * `bad_passkey` whatever is wrong with it, and `forbidden` to a suspended user.
 */
export const signInByPasskey = async (
  deps: Deps,
  { signed, visitor }: { signed: SignedByPasskey; visitor: Visitor },
): Promise<SignedIn> => {
  const { clientDataJSON } = signed.response
  const { counted, taken, keys } = await batch(deps.db, {
    counted: countTry(deps, { name, who: visitor.network }),
    taken: takeAnswered(deps, { purpose: 'sign_in', userId: null, clientDataJSON }),
    keys: findByCredential(deps.db, signed.id),
  })
  assertWithin(deps, { name, counted })
  const [found] = keys
  if (taken.length === 0 || !found) throw badPasskey()
  const counter = await verifySigned(deps, { signed, key: { ...found, userId: found.id } })
  if (found.suspendedAt) throw suspended()
  const isNew = knownDevice(visitor.devices, ownerOf(found), deps) === null
  const proof = { used: usePasskey(deps.db, { id: found.passkeyId, counter, now: deps.now }) }
  const claim = await beginSession(deps, { found, visitor, isNew, proof }).catch((error: unknown) => {
    throw refusal(error) === 'bad_passkey' ? badPasskey() : error
  })
  if (!claim) throw badPasskey()
  return { user: toUser(found), claim, passwordHash: found.passwordHash }
}
