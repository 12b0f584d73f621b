import type { Deps } from '#app/deps.ts'
import { AppError, invalid, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { planPrice, plans, type SellerTier, type SubscriptionStatus } from '#contract/plans.ts'
import type { ChangedSubscription, OpenedPayment } from '#contract/selling/subscription.answers.ts'
import type { PackageChangeInput } from '#contract/selling/subscription.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { packageState, upgradePence } from './billing.rules.ts'
import { downgradeMail, packageActiveMail, type Reader } from './package.mails.ts'
import { activeRow, type PackageRead, packageReads, type StartedRow, toSubscription } from './package.reads.ts'
import { expireOpenUpgrades, refusePackageMoved, updatePackage } from './package-changes.queries.ts'
import {
  currentPackage,
  insertPackage,
  insertPayment,
  lockSeller,
  type PackageRow,
  setTier,
} from './subscription.queries.ts'
import { askFor, newPackage } from './subscription.service.ts'

/** Who changes his package, and the package as it was read with his session. */
export type Seller = Reader & { id: string; sellerTier: SellerTier | null }
export type Acting = { seller: Seller; read: PackageRead }

const stateWords: Partial<Record<SubscriptionStatus, string>> = {
  cancelled: 'Your package is cancelled. Take that back first.',
  active: 'Your package is not cancelled.',
}

const illegal = (state: SubscriptionStatus): AppError =>
  new AppError('illegal_state', stateWords[state] ?? 'No package of yours is paid for.', { members: { state } })

/** Throws `illegal_state` for a package in a state in which this can't be done. */
export const wrongState = (row: PackageRow | undefined, now: Date): AppError =>
  illegal(row ? packageState(row, now) : 'incomplete')

/** Throws `illegal_state` unless the package is paid for and goes on. */
export const assertActive = ({ now }: Deps, { read: [[row]] }: Acting): StartedRow => {
  const active = activeRow(row, now)
  if (!active) throw wrongState(row, now)
  return active
}

/** What a change that came in between left: its state. */
export const movedMeanwhile = async ({ db, now }: Deps, sellerId: string): Promise<AppError> => {
  const [row] = await currentPackage(db, sellerId)
  const state = row ? packageState(row, now) : 'incomplete'
  return new AppError('illegal_state', 'Your package has just changed. Please look at it again.', {
    members: { state },
  })
}

/** First in every batch that changes a package: nobody else does meanwhile, and it is as it was read. */
export const holdPackage = ({ db, now }: Deps, { sellerId, row }: { sellerId: string; row: PackageRow }) =>
  [
    lockSeller(db, sellerId),
    refusePackageMoved(db, { sellerId, row }),
    expireOpenUpgrades(db, { sellerId, now }),
  ] as const

/**
 * The package after a batch that changed it. One whose answer was lost is looked up: `isDone` says whether it was done.
 * Throws `illegal_state` when another change came first.
 */
export const changed = async (
  deps: Deps,
  { seller }: Acting,
  { write, isDone }: { write: Promise<PackageRead>; isDone: (row: PackageRow) => boolean },
): Promise<PackageRead> => {
  const look = async () => {
    const read = await deps.db.batch(packageReads(deps, seller.id))
    return read[0][0] && isDone(read[0][0]) ? read : undefined
  }
  try {
    return await orLanded<PackageRead>(write, look)
  } catch (error) {
    throw refusal(error) === 'package_moved' ? await movedMeanwhile(deps, seller.id) : error
  } finally {
    sendSoon(deps)
  }
}

const answer = (
  { now }: Deps,
  { seller, read }: Acting,
  payment: OpenedPayment | null = null,
): ChangedSubscription => ({
  ...toSubscription(read, { now, chosen: seller.sellerTier ?? 'basic' }),
  reference: payment?.reference ?? null,
  paymentUrl: payment?.paymentUrl ?? null,
})

type Changing = Acting & { row: StartedRow }

const becomeSmaller = async (deps: Deps, { row, ...acting }: Changing, nextTier: SellerTier | null) => {
  const { db, now } = deps
  if (row.nextTier === nextTier) return answer(deps, acting)
  const { seller, read } = acting
  const mails = nextTier ? [downgradeMail(deps, seller, { row, nextTier, pauses: read[3] })] : []
  const write = db
    .batch([
      ...holdPackage(deps, { sellerId: seller.id, row }),
      updatePackage(db, { id: row.id, changes: { nextTier }, now }),
      queueMails(deps, mails),
      ...packageReads(deps, seller.id),
    ])
    .then(([, , , , , ...after]): PackageRead => after)
  const after = await changed(deps, acting, { write, isDone: (found) => found.nextTier === nextTier })
  return answer(deps, { seller, read: after })
}

// Too little to be paid by itself: the same row goes on as the larger package, and what was paid for it stays.
const upgradeFree = async (deps: Deps, { row, ...acting }: Changing, tier: SellerTier) => {
  const { db, now } = deps
  const { seller } = acting
  const write = db
    .batch([
      ...holdPackage(deps, { sellerId: seller.id, row }),
      updatePackage(db, { id: row.id, changes: { tier }, now }),
      setTier(db, { sellerId: seller.id, tier, now }),
      queueMails(deps, [packageActiveMail(deps, { ...row, ...seller, id: `${row.id}:${tier}`, tier }, row.renewsAt)]),
      ...packageReads(deps, seller.id),
    ])
    .then(([, , , , , , ...after]): PackageRead => after)
  const after = await changed(deps, acting, { write, isDone: (found) => found.id === row.id && found.tier === tier })
  return answer(deps, { seller, read: after })
}

const openUpgrade = async (deps: Deps, { row, ...acting }: Changing, tier: SellerTier) => {
  const { db, now } = deps
  const { id: sellerId } = acting.seller
  const amountPence = upgradePence(row, tier, now)
  if (amountPence === 0) return upgradeFree(deps, { row, ...acting }, tier)
  const { pack, payment } = newPackage(deps, { sellerId, tier, period: row.period, amountPence })
  await db
    .batch([
      ...holdPackage(deps, { sellerId, row }),
      insertPackage(db, { ...pack, upgradesId: row.id }),
      insertPayment(db, payment),
    ])
    .catch(async (error: unknown) => {
      throw refusal(error) === 'package_moved' ? await movedMeanwhile(deps, sellerId) : error
    })
  return answer(deps, acting, await askFor(deps, payment, `Upgrade to the ${plans[tier].name} package`))
}

/**
 * Changes the package. To a larger one at once: what the days that are left cost more is to be paid, and until it is
 * nothing changes; a difference too small to be paid is given. To a smaller one at the period's end. To the one there is:
 * a smaller one that was to come is taken back. Throws `illegal_state` unless the package is paid for and goes on, and
 * `validation` for another period. When the answer of an upgrade is lost, the next try gives up what it may have opened.
 */
export const changePackage = (deps: Deps, acting: Acting, { tier, period }: PackageChangeInput) => {
  const row = assertActive(deps, acting)
  if (period && period !== row.period) {
    throw invalid('period', 'A package keeps its period until its end. Choose another one when you pay again.')
  }
  if (tier === row.tier) return becomeSmaller(deps, { ...acting, row }, null)
  const isLarger = planPrice(tier, row.period) > planPrice(row.tier, row.period)
  return isLarger ? openUpgrade(deps, { ...acting, row }, tier) : becomeSmaller(deps, { ...acting, row }, tier)
}
