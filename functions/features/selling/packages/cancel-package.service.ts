import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError } from '#app/errors.ts'
import { pounds } from '#contract/money.ts'
import type { Subscription } from '#contract/selling/subscription.answers.ts'
import type { CancellationInput } from '#contract/selling/subscription.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { endsAtOnce, packageState } from './billing.rules.ts'
import { type Acting, assertActive, changed, holdPackage, wrongState } from './change-package.service.ts'
import { cancelledMail, resumedMail } from './package.mails.ts'
import {
  type PackageRead,
  packageReads,
  refundPenceOf,
  refundsOf,
  type StartedRow,
  toSubscription,
} from './package.reads.ts'
import { updatePackage } from './package-changes.queries.ts'
import { pauseListings } from './subscription.queries.ts'

type Cancelling = Acting & { row: StartedRow }
type Refund = ReturnType<typeof refundsOf>[number] & { id: string }

const answer = ({ now }: Deps, { seller, read }: Acting): Subscription =>
  toSubscription(read, { now, chosen: seller.sellerTier ?? 'basic' })

/** What came in for a package goes back in part: booked and written down for the provider. */
const paidBack = (deps: Deps, packageId: string, { id, reference, provider, amountPence }: Refund) => [
  ...book(deps, {
    kind: 'refund',
    cause: `package:${packageId}:refund:${reference}`,
    paymentReference: reference,
    amounts: [
      [accounts.provider(provider), -amountPence],
      [accounts.packages, amountPence],
    ],
  }),
  queueRefund(deps, { id, reference, amountPence }),
]

const endNow = async (deps: Deps, { row, ...acting }: Cancelling) => {
  const { db, now } = deps
  const { seller } = acting
  const refunds = refundsOf(row, acting.read[2], now).map((refund) => ({ ...refund, id: deps.newId() }))
  const changes = { status: 'ended' as const, cancelsAt: now, nextTier: null }
  const write = db
    .batch([
      ...holdPackage(deps, { sellerId: seller.id, row }),
      updatePackage(db, { id: row.id, changes, now }),
      pauseListings(db, { sellers: [seller.id], keep: 0, now }),
      queueMails(deps, [cancelledMail(deps, seller, { row, endsAt: now, refundPence: refundPenceOf(refunds) })]),
      ...packageReads(deps, seller.id),
      ...refunds.flatMap((refund) => paidBack(deps, row.id, refund)),
    ])
    .then(([, , , , , , rows, stretches, paid, beyond]): PackageRead => [rows, stretches, paid, beyond])
  const read = await changed(deps, acting, {
    write,
    isDone: (found) => found.id === row.id && found.status === 'ended',
  })
  dropCached('products', now)
  for (const { id, reference, amountPence } of refunds) sendRefundSoon(deps, { id, reference, amountPence })
  return answer(deps, { seller, read })
}

const endLater = async (deps: Deps, { row, ...acting }: Cancelling) => {
  const { db, now } = deps
  const { seller } = acting
  const changes = { status: 'cancelled' as const, cancelsAt: row.renewsAt, nextTier: null }
  const write = db
    .batch([
      ...holdPackage(deps, { sellerId: seller.id, row }),
      updatePackage(db, { id: row.id, changes, now }),
      queueMails(deps, [cancelledMail(deps, seller, { row, endsAt: row.renewsAt, refundPence: 0 })]),
      ...packageReads(deps, seller.id),
    ])
    .then(([, , , , , ...after]): PackageRead => after)
  const read = await changed(deps, acting, { write, isDone: ({ status }) => status === 'cancelled' })
  return answer(deps, { seller, read })
}

/**
 * Cancels the package. An annual one in its first thirty days ends now: its listings pause, and what is not used of its
 * payments goes back, booked in the same transaction. Any other runs to its period's end without a refund. Throws
 * `illegal_state` unless it is paid for and goes on, and `price_changed` when what comes back is no longer what the
 * seller was told.
 */
export const cancelPackage = (deps: Deps, acting: Acting, { refundPence }: CancellationInput) => {
  const row = assertActive(deps, acting)
  const back = refundPenceOf(refundsOf(row, acting.read[2], deps.now))
  if (refundPence !== undefined && refundPence !== back) {
    throw new AppError('price_changed', `What comes back is ${pounds(back)} now. Please look at it again.`, {
      members: { refundPence: back },
    })
  }
  return endsAtOnce(row, deps.now) ? endNow(deps, { ...acting, row }) : endLater(deps, { ...acting, row })
}

/** Takes a cancellation back while the package still runs. Throws `illegal_state`. */
export const resumePackage = async (deps: Deps, acting: Acting): Promise<Subscription> => {
  const { db, now } = deps
  const { seller, read } = acting
  const [row] = read[0]
  if (!row?.renewsAt || packageState(row, now) !== 'cancelled') throw wrongState(row, now)
  const write = db
    .batch([
      ...holdPackage(deps, { sellerId: seller.id, row }),
      updatePackage(db, { id: row.id, changes: { status: 'active', cancelsAt: null }, now }),
      queueMails(deps, [resumedMail(deps, seller, { ...row, renewsAt: row.renewsAt })]),
      ...packageReads(deps, seller.id),
    ])
    .then(([, , , , , ...after]): PackageRead => after)
  const after = await changed(deps, acting, { write, isDone: ({ status }) => status === 'active' })
  return answer(deps, { seller, read: after })
}
