import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import { assertVerified } from '#app/guards.ts'
import type { ChangedPackage, OpenedPayment } from '#contract/selling/packages.answers.ts'
import { packagePrice } from '#contract/selling/packages.constants.ts'
import type { PackageChangeInput } from '#contract/selling/packages.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { queueMails } from '#features/identity/mail/mail.service.ts'
import { insertPayment } from '#features/money/payments/payments.queries.ts'
import { askFor, newPackage } from './open-package.service.ts'
import { downgradeMail } from './package.mails.ts'
import { type StartedRow, toSellerPackage } from './package.reads.ts'
import { updatePackage } from './package-changes.queries.ts'
import { upgradePence } from './package-pence.rules.ts'
import { insertPackage } from './packages.queries.ts'
import { type Acting, assertActive, holdPackage, unlessMoved, writeChange } from './write-change.service.ts'

type Answering = Acting & { payment?: OpenedPayment }

const answer = ({ now }: Deps, { actor, read, payment }: Answering): ChangedPackage => ({
  ...toSellerPackage(read, { now, chosen: actor.sellerTier ?? 'basic' }),
  reference: payment?.reference ?? null,
  paymentUrl: payment?.paymentUrl ?? null,
})

type Changing = Acting & { row: StartedRow }

const becomeSmaller = async (
  deps: Deps,
  { row, actor, read, nextTier }: Changing & { nextTier: SellerTier | null },
) => {
  const { db, now } = deps
  if (row.nextTier === nextTier) return answer(deps, { actor, read })
  const mails = nextTier ? [downgradeMail(deps, { reader: actor, row, nextTier, pauses: read.beyond })] : []
  const after = await writeChange(deps, {
    actor,
    deed: { act: 'package.changed', data: { tier: nextTier ?? row.tier, from: nextTier ? 'period-end' : 'now' } },
    row,
    writes: { changed: updatePackage(db, { id: row.id, changes: { nextTier }, now }), mails: queueMails(deps, mails) },
    isDone: (found) => found.nextTier === nextTier,
  })
  return answer(deps, { actor, read: after })
}

type Growing = Changing & { tier: SellerTier }

const openUpgrade = async (deps: Deps, growing: Growing) => {
  const { db, now } = deps
  const { row, actor, tier } = growing
  assertVerified(actor)
  const sellerId = actor.id
  const amountPence = upgradePence(row, { to: tier, now })
  const { sellerPackage, payment } = newPackage(deps, { sellerId, tier, period: row.period, amountPence })
  const written = batch(db, {
    held: holdPackage(deps, { sellerId, row }),
    package: insertPackage(db, { ...sellerPackage, upgradesId: row.id }),
    payment: insertPayment(deps, payment),
  })
  await unlessMoved(deps, { sellerId, written })
  const opened = await askFor(deps, { ...payment, description: `Upgrade to the ${tiers[tier].name} package` })
  return answer(deps, { ...growing, payment: opened })
}

/**
 * Changes the package. To a larger one at once: what the days that are left cost more is to be paid, and until it is
 * nothing changes. To a smaller one at the period's end. To the one there is: a smaller one that was to come is taken back. Throws `illegal_state` unless the package is paid for and goes on,
 * `validation` for another period, and `email_unverified` for a larger one. When the answer of an upgrade is lost, the next try gives up what it may have opened.
 */
export const changePackage = (
  deps: Deps,
  { input: { tier, period }, ...acting }: Acting & { input: PackageChangeInput },
): Promise<ChangedPackage> => {
  const row = assertActive(deps, acting)
  if (period && period !== row.period) {
    throw invalid(
      'period',
      'You can’t switch between monthly and annual until your package ends. Choose again when you next pay.',
    )
  }
  if (tier === row.tier) return becomeSmaller(deps, { ...acting, row, nextTier: null })
  const isLarger = packagePrice(tier, row.period) > packagePrice(row.tier, row.period)
  return isLarger
    ? openUpgrade(deps, { ...acting, row, tier })
    : becomeSmaller(deps, { ...acting, row, nextTier: tier })
}
