import { createHash } from 'node:crypto'
import type { Entry } from './edge-memory.ts'
import { takesPacked, unpack } from './packing.ts'

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** The tag of a text: a weak one where it is packed, since packed and unpacked are the same text in other bytes. */
export const etagOf = (bytes: Uint8Array, { isPacked }: { isPacked: boolean }): string =>
  `${isPacked ? 'W/' : ''}"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

const isKnown = (entry: Entry, asking: Headers): boolean => {
  const known = asking.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => opaque(tag) === opaque(entry.headers.get('etag') ?? ''))
}

const wholeAnswer = ({ status, headers, body, isPacked }: Entry, asking: Headers): Response => {
  if (!isPacked) return new Response(body, { status, headers })
  if (!takesPacked(asking)) return new Response(unpack(body), { status, headers })
  // Or the runtime would pack it once more.
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' }
  const packed = new Response(body, init)
  packed.headers.set('Content-Encoding', 'br')
  return packed
}

/** The answer of an entry, packed for who takes it so: 304 when the browser has it. */
export const answerOf = (entry: Entry, { asking, state }: { asking: Headers; state: CacheState }): Response => {
  const answer = isKnown(entry, asking)
    ? new Response(null, { status: 304, headers: entry.headers })
    : wholeAnswer(entry, asking)
  answer.headers.set('X-Cache', state)
  return answer
}
