import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { limits, triesAllowed } from '#app/rate-limit.ts'

type Name = 'uncachedReads' | 'uncachedPictures'

const windowMs = limits.uncachedReads.minutes * 60_000

let window = 0
const reads = new Map<string, number>()

/**
 * Counts what a visitor asks for and the cache has no answer to, by their network, and throws `rate_limited` for more than
 * anybody looks at in a minute. It counts in this isolate alone: to count in the database would cost as much as the read.
 */
export const countUncached = (deps: Deps, network: string, name: Name = 'uncachedReads'): void => {
  const at = deps.now.getTime()
  const present = Math.floor(at / windowMs)
  if (present !== window) reads.clear()
  window = present
  const key = `${name} ${network}`
  const count = (reads.get(key) ?? 0) + 1
  reads.set(key, count)
  if (count <= triesAllowed(deps, name)) return
  const retryAfter = Math.ceil(((present + 1) * windowMs - at) / 1000)
  throw new AppError('rate_limited', 'That’s a lot of pages for one minute. Please wait a moment.', { retryAfter })
}
