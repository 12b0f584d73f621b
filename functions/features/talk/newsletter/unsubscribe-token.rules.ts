import { createHmac } from 'node:crypto'
import type { Env } from '#app/env.ts'
import { isSameSecret } from '#app/same-secret.ts'

const signature = ({ HASH_SECRET }: Pick<Env, 'HASH_SECRET'>, id: string): Buffer =>
  createHmac('sha256', HASH_SECRET).update(`newsletter:unsubscribe:${id}`).digest()

/** What the link that ends a subscription carries: whose it is, signed. It never runs out, and is stored nowhere. */
export const unsubscribeToken = (env: Pick<Env, 'HASH_SECRET'>, id: string): string =>
  `${id}.${signature(env, id).toString('base64url')}`

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Whose subscription a token ends, or null when we did not sign it. */
export const readUnsubscribeToken = (env: Pick<Env, 'HASH_SECRET'>, token: string): string | null => {
  const [, id, signed] = shape.exec(token) ?? []
  if (!id || !signed) return null
  return isSameSecret(Buffer.from(signed, 'base64url'), signature(env, id)) ? id : null
}
