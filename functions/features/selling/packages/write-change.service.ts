import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, refusal } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import type { PackageStatus } from '#contract/selling/packages.constants.ts'
import { type Batch, batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit, type Deed } from '#features/identity/audit/audit.writes.ts'
import { sendSoon } from '#features/identity/mail/mail.service.ts'
import { expireUpgradePayments } from '#features/money/payments/package-payments.queries.ts'
import { packageState } from './billing.rules.ts'
import { activeRow, type PackageRead, packageReads, type StartedRow } from './package.reads.ts'
import { refusePackageMoved } from './package-changes.queries.ts'
import { currentPackage, type PackageRow } from './packages.queries.ts'

/** A seller who acts on their package, as it was read. */
export type Acting = { actor: SessionActor; read: PackageRead }

const stateWords: Partial<Record<PackageStatus, string>> = {
  cancelled: 'Your package is cancelled. Undo the cancellation first.',
  active: 'Your package isn’t cancelled.',
}

const stateOf = (row: PackageRow | undefined, now: Date): PackageStatus => (row ? packageState(row, now) : 'incomplete')

/** The error `illegal_state` for a package in a state in which this can't be done. */
export const wrongState = (row: PackageRow | undefined, now: Date): AppError => {
  const state = stateOf(row, now)
  return new AppError('illegal_state', stateWords[state] ?? 'You don’t have a paid package.', { members: { state } })
}

/** The package, when it is paid for and goes on. Throws `illegal_state` when not. */
export const assertActive = ({ now }: Deps, { read: { packages } }: Acting): StartedRow => {
  const active = activeRow(packages[0], now)
  if (!active) throw wrongState(packages[0], now)
  return active
}

const movedMeanwhile = async ({ db, now }: Deps, sellerId: string): Promise<AppError> => {
  const [row] = await currentPackage(db, sellerId)
  return new AppError('illegal_state', 'Your package has just changed. Please check it and try again.', {
    members: { state: stateOf(row, now) },
  })
}

/** Answers what was written, or throws `illegal_state` with the package's state when another change came in between. */
export const unlessMoved = async <T>(deps: Deps, { sellerId, written }: { sellerId: string; written: Promise<T> }) => {
  try {
    return await written
  } catch (error) {
    throw refusal(error) === 'package_moved' ? await movedMeanwhile(deps, sellerId) : error
  }
}

/** Makes others wait and refuses a package that is not as it was read: first in every batch that changes one. */
export const holdPackage = ({ db, now }: Deps, { sellerId, row }: { sellerId: string; row: PackageRow }) => ({
  locked: lockUser(db, sellerId),
  asRead: refusePackageMoved(db, { sellerId, row }),
  upgrades: expireUpgradePayments(db, { userId: sellerId, now }),
})

type Change = {
  actor: SessionActor
  deed: Deed
  /** The package as it was read. */
  row: PackageRow
  writes: Batch
  /** Whether a package that is looked up was changed so. */
  isDone: (row: PackageRow) => boolean
}

/**
 * Changes a package in one transaction and reads it after that; a change whose answer was lost is looked up. Throws
 * `illegal_state` when another change came first.
 */
export const writeChange = async (deps: Deps, { actor, deed, row, writes, isDone }: Change): Promise<PackageRead> => {
  const { db } = deps
  const { id: sellerId } = actor
  const reads = () => packageReads(deps, sellerId)
  const changed = batch(db, {
    held: holdPackage(deps, { sellerId, row }),
    writes,
    done: audit(deps, { actor, ...deed, subject: row.id }),
    after: reads(),
  })
  const look = async () => {
    const found = await batch(db, reads())
    const [after] = found.packages
    return after && isDone(after) ? found : undefined
  }
  try {
    const written = orLanded<PackageRead>(
      changed.then(({ after }) => after),
      look,
    )
    return await unlessMoved(deps, { sellerId, written })
  } finally {
    sendSoon(deps)
  }
}
