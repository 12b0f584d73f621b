import { createHmac } from 'node:crypto'
import { type Env, type HashSecrets, hashSecrets } from '#app/env.ts'
import { isSameSecret } from '#app/same-secret.ts'

const signature = (secret: string, id: string): Buffer =>
  createHmac('sha256', secret).update(`newsletter:unsubscribe:${id}`).digest()

/** What the link that ends a subscription carries: whose it is, signed. It never runs out, and is stored nowhere. */
export const unsubscribeToken = (env: Pick<Env, 'HASH_SECRET'>, id: string): string =>
  `${id}.${signature(env.HASH_SECRET, id).toString('base64url')}`

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Whose subscription a token ends, or null when we never signed it: one in a mail of years ago holds as well. */
export const readUnsubscribeToken = (env: HashSecrets, token: string): string | null => {
  const [, id, signed] = shape.exec(token) ?? []
  if (!id || !signed) return null
  const given = Buffer.from(signed, 'base64url')
  return hashSecrets(env).some((secret) => isSameSecret(given, signature(secret, id))) ? id : null
}
