import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import type { MadePasskey, SignedByPasskey } from '#contract/identity/factors/passkeys.ts'
import { challengeIn, isFramed } from './challenge.rules.ts'
import { algorithms, handleOf, partyOf } from './options.rules.ts'

// Here alone and late: it brings readers of every maker's certificates, which no other request has to wait for.
const loadLibrary = () => import('@simplewebauthn/server')

/** The refusal of what a passkey answered, whatever is wrong with it: who tries things out learns nothing. */
export const badPasskey = (): AppError =>
  new AppError('bad_passkey', 'We couldn’t check this passkey. Please try again, or use another way.')

const expected = (origin: string) => ({ expectedOrigin: origin, expectedRPID: partyOf(origin) })

const orBad = (): never => {
  throw badPasskey()
}

// The library looks at the origin, and not at whose page our frame stood in.
const challengeOf = (clientDataJSON: string): string => {
  if (isFramed(clientDataJSON)) throw badPasskey()
  return challengeIn(clientDataJSON) ?? ''
}

export type MadeKey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

/**
 * Reads a passkey out of what a browser made of a challenge that was taken. Throws `bad_passkey` for another origin or site,
 * out of a frame of another's page, and where nobody looked who is there.
 */
export const verifyMade = async ({ origin }: Deps, made: MadePasskey): Promise<MadeKey> => {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { registrationInfo, verified } = await verifyRegistrationResponse({
    ...expected(origin),
    response: made,
    expectedChallenge: challengeOf(made.response.clientDataJSON),
    supportedAlgorithmIDs: algorithms,
  }).catch(orBad)
  if (!verified || !registrationInfo) throw badPasskey()
  const { id, publicKey, counter } = registrationInfo.credential
  const transports = made.response.transports ?? []
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

type Key = { userId: string; credentialId: string; publicKey: string; counter: number }

/**
 * Checks that this passkey of this user has signed a challenge that was taken, and answers how far it has counted. Throws
 * `bad_passkey`, also out of a frame of another site's page, and where it counts less than it did.
 */
export const verifySigned = async (
  { origin }: Deps,
  { signed, key }: { signed: SignedByPasskey; key: Key },
): Promise<number> => {
  const { userHandle } = signed.response
  if (userHandle && userHandle !== handleOf(key.userId)) throw badPasskey()
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(origin),
    response: signed,
    expectedChallenge: challengeOf(signed.response.clientDataJSON),
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(orBad)
  if (!verified) throw badPasskey()
  return authenticationInfo.newCounter
}
