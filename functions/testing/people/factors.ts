import type { User } from '#contract/identity/account.answers.ts'
import type { AddedPasskey, CreationOptions, RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import type { FirstCodes, NewTotp, SecondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { ok } from '../market/selling.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestClient } from '../site/test-client.ts'
import { TestPasskey, totpAt } from './authenticator.ts'
import type { TestUser } from './test-users.ts'

/** What a refusal says of second factors. */
export type Refused = Problem & { ways?: string[] }

/** Half a minute later than anything that was shown before: the next code. */
export const halfMinutes = (at: Date, count: number): Date => new Date(at.getTime() + count * 30_000)

const now = ({ at }: TestClient): Date => at ?? new Date()

/** Begins to set an app up. */
export const beginTotp = async (api: TestClient): Promise<NewTotp> =>
  ok(await api.post<NewTotp>('/api/user/second-factors', { kind: 'totp' }), 201)

/** Sets an app up by the code of this moment, and answers its secret and the recovery codes. */
export const addTotp = async (api: TestClient) => {
  const { id, secret } = await beginTotp(api)
  const code = totpAt(secret, now(api))
  const { recoveryCodes } = ok(await api.post<FirstCodes>(`/api/user/second-factors/${id}/confirm`, { code }))
  return { factorId: id, secret, codes: recoveryCodes ?? [] }
}

/** Asks what a new passkey has to be made of. */
export const passkeyWanted = async (api: TestClient): Promise<CreationOptions> =>
  ok(await api.post<CreationOptions>('/api/user/passkeys/options'))

/** Adds a passkey. */
export const addPasskey = async (api: TestClient, { name = 'My phone', key = new TestPasskey() } = {}) => {
  const made = key.make(await passkeyWanted(api))
  const { passkey, recoveryCodes } = ok(await api.post<AddedPasskey>('/api/user/passkeys', { name, made }), 201)
  return { factorId: passkey.id, key, codes: recoveryCodes ?? [] }
}

/** The user's factors as they are listed. */
export const factorsOf = async (api: TestClient): Promise<SecondFactors> =>
  ok(await api.get<SecondFactors>('/api/user/second-factors'))

type Login = Pick<TestUser, 'username' | 'password'>

/** Signs in by name and password, and a code where one is given, in this browser. */
export const login = (api: TestClient, { username, password }: Login, code?: string) =>
  api.post<User & Refused>('/api/login', { username, password, ...(code !== undefined && { code }) })

/** A browser of its own at a moment. */
export const browserAt = (app: TestApp, at: Date): TestClient => app.client({ at })

/** What a passkey is asked to sign at sign-in. */
export const signInWanted = async (api: TestClient): Promise<RequestOptions> =>
  ok(await api.post<RequestOptions>('/api/login/passkey/options'))

/** Signs in by a passkey. */
export const loginByPasskey = async (api: TestClient, key: TestPasskey) =>
  api.post<User & Refused>('/api/login/passkey', { signed: key.sign(await signInWanted(api)) })
