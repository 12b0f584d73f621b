import type { CreationOptions, RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { site } from '#contract/site.ts'
import { challengeMs } from './challenge.rules.ts'

type Credential = { credentialId: string; transports: string[] }

/** The party that passkeys are bound to: the host of the site, as its links name it. */
export const partyOf = (origin: string): string => new URL(origin).hostname

/** ES256, EdDSA, RS256: what browsers and keys make. */
export const algorithms = [-7, -8, -257]

const named = (known: Credential[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }))

/** A user as their authenticator keeps them: its list of accounts shows the name, and nobody else hears of it. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

type Making = {
  origin: string
  challenge: string
  user: { id: string; username: string; fullName: string }
  known: Credential[]
}

/** What a browser is asked that makes a passkey: one that can sign in without a name, and looks who is there. */
export const creationOptionsFor = ({ origin, challenge, user, known }: Making): CreationOptions => ({
  rp: { id: partyOf(origin), name: site.name },
  user: { id: handleOf(user.id), name: user.username, displayName: user.fullName },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeMs,
  attestation: 'none',
  excludeCredentials: named(known),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/** What a browser is asked that lets a passkey sign: one of those that are known, or any of ours where none are. */
export const requestOptionsFor = ({ origin, challenge, known }: Omit<Making, 'user'>): RequestOptions => ({
  rpId: partyOf(origin),
  challenge,
  timeout: challengeMs,
  userVerification: 'required',
  allowCredentials: named(known),
})
