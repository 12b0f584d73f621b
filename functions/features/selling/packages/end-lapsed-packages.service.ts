import type { JobActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { tiers } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { setLapsedTiers } from '#features/identity/users/seller-tier.queries.ts'
import { pauseListings } from '#features/selling/shelf/sale.queries.ts'
import { graceDays, lapsedAt, packageState } from './billing.rules.ts'
import { type LapseStage, packageLapsedMail, smallerMail } from './package.mails.ts'
import { type LapsedPackage, lapse, lapsedPackages, paidAnew } from './packages.queries.ts'

const day = 24 * 60 * 60 * 1000

// The run comes a little after that, in the next billing month: what it pauses late is none of that month's.
const pausedOf = (rows: LapsedPackage[], now: Date) =>
  rows.map((row) => ({ id: row.sellerId, until: lapsedAt(row, now) }))

type Lapsing = { actor: JobActor; rows: LapsedPackage[]; stage: LapseStage }

const mailsOf = (deps: Deps, { rows, stage }: Omit<Lapsing, 'actor'>) =>
  rows.map((row) =>
    stage === 'past_due' && row.nextTier
      ? smallerMail(deps, { ...row, nextTier: row.nextTier })
      : packageLapsedMail(deps, { ...row, stage }),
  )

const pausing = (deps: Deps, { actor, rows, stage }: Lapsing) => {
  const { db, now } = deps
  const told = auditing(deps, { actor, act: 'listing.paused', data: { through: 'package' } })
  const each = { now, unless: paidAnew(now), told }
  if (stage === 'ended') return pauseListings(db, { sellers: pausedOf(rows, now), keep: 0, ...each })
  const smaller = pausedOf(
    rows.filter(({ nextTier }) => nextTier !== null),
    now,
  )
  return pauseListings(db, { sellers: smaller, keep: tiers.basic.listings, ...each })
}

const moveOn = async (deps: Deps, lapsing: Lapsing): Promise<void> => {
  const { actor, rows, stage } = lapsing
  if (rows.length === 0) return
  const { db, now } = deps
  const ids = rows.map(({ id }) => id)
  const told = auditing(deps, { actor, act: 'package.lapsed', data: { became: stage } })
  await batch(db, {
    moved: lapse(db, { ids, status: stage, now, told }),
    paused: pausing(deps, lapsing),
    tiers: stage === 'past_due' ? setLapsedTiers(db, { packageIds: ids, now }) : undefined,
    mails: queueMails(deps, mailsOf(deps, lapsing)),
  })
}

/**
 * Moves packages on that were not paid for again: they become past due, and smaller where that was chosen, by which all
 * but the oldest listings pause; seven days later they end and their sellers' listings pause; each seller is told.
 * Scheduled, in a Worker of its own: the edge goes on showing what pauses for its window. Returns how many moved on; a
 * second run finds nothing.
 */
export const endLapsedPackages = async (deps: Deps, actor: JobActor): Promise<number> => {
  const { db, now } = deps
  const graceBegan = new Date(now.getTime() - graceDays * day)
  const lapsed = await lapsedPackages(db, { now, graceBegan })
  const inState = (stage: LapseStage) => lapsed.filter((row) => packageState(row, now) === stage)
  const ended = inState('ended')
  await moveOn(deps, { actor, rows: ended, stage: 'ended' })
  await moveOn(deps, { actor, rows: inState('past_due'), stage: 'past_due' })
  if (lapsed.length > 0) sendSoon(deps)
  return lapsed.length
}
