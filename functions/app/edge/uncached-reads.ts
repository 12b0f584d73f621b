import type { Deps } from '#app/deps.ts'
import { AppError } from '#app/errors.ts'
import { limits, triesAllowed } from '#app/rate-limit.ts'

const windowMs = limits.uncachedReads.minutes * 60_000

let window = 0
const reads = new Map<string, number>()

/**
 * Counts a public read that the cache has no answer to, by the visitor's network, and throws `rate_limited` for more than
 * anybody looks at in a minute. It counts in this isolate alone: to count in the database would cost as much as the read.
 */
export const countUncached = (deps: Deps, network: string): void => {
  const at = deps.now.getTime()
  const present = Math.floor(at / windowMs)
  if (present !== window) reads.clear()
  window = present
  const count = (reads.get(network) ?? 0) + 1
  reads.set(network, count)
  if (count <= triesAllowed(deps, 'uncachedReads')) return
  const retryAfter = Math.ceil(((present + 1) * windowMs - at) / 1000)
  throw new AppError('rate_limited', 'That’s a lot of pages for one minute. Please wait a moment.', { retryAfter })
}
