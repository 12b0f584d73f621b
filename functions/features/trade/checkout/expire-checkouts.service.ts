import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { queueMailWhen, sendSoon } from '#features/identity/mail/mail.service.ts'
import { lockOptions, movedListings } from '#features/selling/stock/stock.queries.ts'
import { selectOverdue } from './checkout.queries.ts'
import { releaseCheckouts } from './release.writes.ts'
import { type UnpaidCheckout, unpaidMail } from './settle.mails.ts'

const chunk = 50
const graceMs = (orderClocks.holdMinutes - orderClocks.paymentMinutes) * 60_000

/** Writes to the buyer of a checkout that has just run out; a statement for the batch that ends it, and only if it did. */
export const mailUnpaid = (deps: Deps, checkout: UnpaidCheckout) =>
  queueMailWhen(deps, {
    mail: unpaidMail(deps, checkout),
    when: sql`exists (select from checkouts c where c.id = ${checkout.id} and c.status = 'expired')`,
  })

/**
 * Ends up to fifty checkouts whose hold has run out and gives their stock back; the number found. Two runs at once are
 * one: whoever comes second finds nothing open.
 */
export const expireCheckouts = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const overdue = await selectOverdue(db, { expiredBy: new Date(now.getTime() - graceMs), limit: chunk })
  if (overdue.length === 0) return 0
  const which = sql`c.id = any(${sql.param(overdue.map(({ id }) => id))}::uuid[])`
  const [, moved] = await db.batch([
    lockOptions(db, { optionIds: [], checkouts: which }),
    ...releaseCheckouts(deps, { which, status: 'expired', note: 'The time to pay ran out.' }),
    ...overdue.map((checkout) => mailUnpaid(deps, checkout)),
  ])
  sendSoon(deps)
  dropListings(movedListings(moved), now)
  return overdue.length
}
