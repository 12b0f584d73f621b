import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { plans } from '#contract/plans.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { graceDays, packageState } from './billing.rules.ts'
import { type LapseStage, packageLapsedMail, smallerMail } from './package.mails.ts'
import {
  type LapsedPackage,
  lapse,
  lapsedPackages,
  paidAnew,
  pauseListings,
  setLapsedTiers,
} from './subscription.queries.ts'

const day = 24 * 60 * 60 * 1000

const sellersOf = (rows: LapsedPackage[]): string[] => rows.map(({ sellerId }) => sellerId)

const mailFor = (deps: Deps, row: LapsedPackage, stage: LapseStage) =>
  stage === 'past_due' && row.nextTier
    ? smallerMail(deps, { ...row, nextTier: row.nextTier })
    : packageLapsedMail(deps, row, stage)

const moveOn = async (deps: Deps, rows: LapsedPackage[], stage: LapseStage): Promise<void> => {
  if (rows.length === 0) return
  const { db, now } = deps
  const unless = paidAnew(now)
  const ids = rows.map(({ id }) => id)
  const move = lapse(db, { ids, status: stage, now })
  const mails = queueMails(
    deps,
    rows.map((row) => mailFor(deps, row, stage)),
  )
  if (stage === 'ended') {
    await db.batch([move, pauseListings(db, { sellers: sellersOf(rows), keep: 0, now, unless }), mails])
    return
  }
  const smaller = sellersOf(rows.filter(({ nextTier }) => nextTier !== null))
  const pause = pauseListings(db, { sellers: smaller, keep: plans.basic.listings, now, unless })
  await db.batch([move, pause, setLapsedTiers(db, { ids, now }), mails])
}

/**
 * Scheduled: packages that were not paid for again become past due, and smaller where that was chosen, by which all but the
 * oldest listings pause; seven days later they end and their sellers' listings pause; each seller is told. Returns how many moved on; a second run finds nothing.
 */
export const endLapsedPackages = async (deps: Deps): Promise<number> => {
  const { db, now } = deps
  const graceBegan = new Date(now.getTime() - graceDays * day)
  const lapsed = await lapsedPackages(db, { now, graceBegan })
  const ended = lapsed.filter((row) => packageState(row, now) === 'ended')
  await moveOn(deps, ended, 'ended')
  await moveOn(
    deps,
    lapsed.filter((row) => packageState(row, now) === 'past_due'),
    'past_due',
  )
  if (ended.length > 0 || lapsed.some(({ nextTier }) => nextTier !== null)) dropCached('products', now)
  if (lapsed.length > 0) sendSoon(deps)
  return lapsed.length
}
