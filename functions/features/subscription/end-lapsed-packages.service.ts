import type { Deps } from '../../app/deps.ts'
import { dropCached } from '../../app/edge-cache.ts'
import { queueMails, sendSoon } from '../mail/mail.service.ts'
import { graceDays, packageState } from './billing.ts'
import { type LapseStage, packageLapsedMail } from './package-mails.ts'
import { type LapsedPackage, lapse, lapsedPackages, pauseListings } from './subscription.queries.ts'

const day = 24 * 60 * 60 * 1000

const moveOn = async (deps: Deps, rows: LapsedPackage[], stage: LapseStage): Promise<void> => {
  if (rows.length === 0) return
  const { db, now } = deps
  const move = lapse(db, { ids: rows.map(({ id }) => id), status: stage, now })
  const mails = queueMails(
    deps,
    rows.map((row) => packageLapsedMail(deps, row, stage)),
  )
  if (stage === 'past_due') await db.batch([move, mails])
  else await db.batch([move, pauseListings(db, { sellers: rows.map(({ sellerId }) => sellerId), keep: 0, now }), mails])
}

/**
 * Scheduled: packages that were not paid for again become past due, seven days later they end and their sellers'
 * listings pause; each seller is told. Returns how many moved on; a second run finds nothing.
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
  if (ended.length > 0) dropCached('products', now)
  if (lapsed.length > 0) sendSoon(deps)
  return lapsed.length
}
