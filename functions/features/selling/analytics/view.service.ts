import { createHmac } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { AppError, refusal } from '#app/errors.ts'
import { countTry, refuseOver } from '#app/rate-limit.queries.ts'
import { limits } from '#app/rate-limit.ts'
import { addDays } from '#contract/calendar-day.ts'
import { batch } from '#db/batch.ts'
import { ukClock, ukMidnight } from '#features/catalogue/delivery/uk-time.rules.ts'
import { isBot } from './bots.rules.ts'
import { countView } from './view.queries.ts'

/** A look at a listing, and what is known of who looks. */
export type Look = { listingId: string; viewerId: string | null; network: string; userAgent: string }

// Of one visitor, listing and day, so that nobody can tell from the mark who looked at what, nor follow them to another.
const markOf = ({ env }: Deps, { listingId, network, userAgent, day }: Look & { day: string }): string =>
  `view:${createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify([day, listingId, network, userAgent]))
    .digest('base64url')}`

const tooMany = (error: unknown): never => {
  if (refusal(error) !== 'rate_limited') throw error
  throw new AppError('rate_limited', 'Too many pages at once. Please wait a little.', {
    retryAfter: limits.views.minutes * 60,
  })
}

/**
 * Counts that somebody looked at a listing: a visitor once a listing and UK day, nobody's own, no program's. What is not
 * there for everybody counts nothing. Throws `rate_limited`.
 */
export const lookAt = async (deps: Deps, look: Look): Promise<void> => {
  if (isBot(look.userAgent)) return
  const { db, now } = deps
  const { day } = ukClock(now)
  const { listingId, viewerId, network } = look
  const tries = { name: 'views', who: network } as const
  const seen = { listingId, viewerId, mark: markOf(deps, { ...look, day }), day, until: ukMidnight(addDays(day, 1)) }
  await batch(db, {
    tries: countTry(deps, tries),
    within: refuseOver(deps, tries),
    counted: countView(db, seen),
  }).catch(tooMany)
}
