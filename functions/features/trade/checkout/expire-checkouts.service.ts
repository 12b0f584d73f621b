import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { batch } from '#db/batch.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import { lockOptions, movedListings } from '#features/selling/stock/stock.queries.ts'
import { holdGraceMs } from '#features/trade/order-book/order.rules.ts'
import { hasExpired, selectOverdue, these } from './checkout.queries.ts'
import { releaseCheckouts } from './release.writes.ts'
import { type UnpaidCheckout, unpaidMail } from './settle.mails.ts'

const chunk = 50

/** Ends checkouts whose time to pay is over and writes to their buyers: statements for a batch. Harmless to repeat. */
export const expired = (deps: Deps, overdue: UnpaidCheckout[]) => {
  const which = these(overdue.map(({ id }) => id))
  return {
    locked: lockOptions(deps.db, { optionIds: [], checkouts: which }),
    released: releaseCheckouts(deps, { which, status: 'expired', note: 'The time to pay ran out.' }),
    // Only whoever ended one writes.
    mailed: overdue.map((checkout) =>
      queueMailWhen(deps, { mail: unpaidMail(deps, checkout), when: hasExpired(checkout.id) }),
    ),
  }
}

/**
 * Ends up to fifty checkouts whose hold has run out and gives their stock back; the number found. Two runs at once are
 * one: whoever comes second finds nothing open.
 */
export const expireCheckouts = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const overdue = await selectOverdue(db, { expiredBy: new Date(now.getTime() - holdGraceMs), limit: chunk })
  if (overdue.length === 0) return 0
  const { released } = await batch(db, expired(deps, overdue))
  sendSoon(deps)
  dropListings(deps, movedListings(released.moved))
  return overdue.length
}
