import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError } from '#app/errors.ts'
import { pounds } from '#contract/money.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import type { CancellationInput } from '#contract/selling/packages.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { pauseListings } from '#features/selling/shelf/sale.queries.ts'
import { packageState } from './billing.rules.ts'
import { cancelledMail, resumedMail } from './package.mails.ts'
import { cancellationOf, refundsOf, type StartedRow, toSellerPackage } from './package.reads.ts'
import { updatePackage } from './package-changes.queries.ts'
import { bookPaidBack } from './package-ledger.writes.ts'
import type { Cancellation } from './package-pence.rules.ts'
import { type Acting, assertActive, writeChange, wrongState } from './write-change.service.ts'

type Cancelling = Acting & { row: StartedRow; cancellation: Cancellation }
type Refund = ReturnType<typeof refundsOf>[number] & { id: string }

const answer = ({ now }: Deps, { actor, read }: Acting): SellerPackage =>
  toSellerPackage(read, { now, chosen: actor.sellerTier ?? 'basic' })

// What came in for a package goes back in part: booked and written down for the provider.
const paidBack = (deps: Deps, { packageId, id, ...payment }: Refund & { packageId: string }) => ({
  booked: bookPaidBack(deps, { cause: `package:${packageId}:refund:${payment.reference}`, payment }),
  queued: queueRefund(deps, { id, reference: payment.reference, amountPence: payment.amountPence }),
})

const endNow = async (deps: Deps, { row, actor, read, cancellation }: Cancelling) => {
  const { db, now } = deps
  const refunds = refundsOf(row, { ...read, now }).map((refund) => ({ ...refund, id: deps.newId() }))
  const changes = { status: 'ended' as const, cancelsAt: now, nextTier: null }
  const mail = cancelledMail(deps, { reader: actor, row, cancellation })
  const told = auditing(deps, { actor, act: 'listing.paused', data: { through: 'package' } })
  const after = await writeChange(deps, {
    actor,
    deed: { act: 'package.cancelled', data: { ends: 'now' } },
    row,
    writes: {
      changed: updatePackage(db, { id: row.id, changes, now }),
      paused: pauseListings(db, { sellers: [{ id: actor.id, until: now }], keep: 0, now, told }),
      mails: queueMails(deps, [mail]),
      refunds: Object.fromEntries(
        refunds.map((refund) => [refund.reference, paidBack(deps, { ...refund, packageId: row.id })]),
      ),
    },
    isDone: (found) => found.id === row.id && found.status === 'ended',
  })
  dropCached(deps, 'products')
  for (const { id, reference, amountPence } of refunds) sendRefundSoon(deps, { id, reference, amountPence })
  return answer(deps, { actor, read: after })
}

const endLater = async (deps: Deps, { row, actor, cancellation }: Cancelling) => {
  const { db, now } = deps
  const changes = { status: 'cancelled' as const, cancelsAt: row.renewsAt, nextTier: null }
  const mail = cancelledMail(deps, { reader: actor, row, cancellation })
  const after = await writeChange(deps, {
    actor,
    deed: { act: 'package.cancelled', data: { ends: 'period-end' } },
    row,
    writes: { changed: updatePackage(db, { id: row.id, changes, now }), mails: queueMails(deps, [mail]) },
    isDone: ({ status }) => status === 'cancelled',
  })
  return answer(deps, { actor, read: after })
}

/**
 * Cancels the package. An annual one in its first thirty days ends now, unless its seller had a refund in the year before:
 * its listings pause, and what is not used of its payments goes back, booked in the same transaction. Any other runs to its
 * period's end without a refund. Throws
 * `illegal_state` unless it is paid for and goes on, and `price_changed` when what comes back is no longer what the
 * seller was told.
 */
export const cancelPackage = (
  deps: Deps,
  { input: { refundPence }, ...acting }: Acting & { input: CancellationInput },
): Promise<SellerPackage> => {
  const row = assertActive(deps, acting)
  const cancellation = cancellationOf(row, { ...acting.read, now: deps.now })
  const { refundPence: back } = cancellation
  if (refundPence !== undefined && refundPence !== back) {
    throw new AppError('price_changed', `Your refund is ${pounds(back)} now. Please check it again.`, {
      members: { refundPence: back },
    })
  }
  const cancel = back > 0 ? endNow : endLater
  return cancel(deps, { ...acting, row, cancellation })
}

/** Takes a cancellation back while the package still runs. Throws `illegal_state`. */
export const resumePackage = async (deps: Deps, { actor, read }: Acting): Promise<SellerPackage> => {
  const { db, now } = deps
  const [row] = read.packages
  if (!row?.renewsAt || packageState(row, now) !== 'cancelled') throw wrongState(row, now)
  const mail = resumedMail(deps, { reader: actor, row: { ...row, renewsAt: row.renewsAt } })
  const after = await writeChange(deps, {
    actor,
    deed: { act: 'package.resumed' },
    row,
    writes: {
      changed: updatePackage(db, { id: row.id, changes: { status: 'active', cancelsAt: null }, now }),
      mails: queueMails(deps, [mail]),
    },
    isDone: ({ status }) => status === 'active',
  })
  return answer(deps, { actor, read: after })
}
