import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { payments, subscriptions } from '#db/schema/index.ts'

/** The row of a payment for a package. */
export type NewPackagePayment = typeof payments.$inferInsert & { subscriptionId: string }

/** Notes a payment that is asked for. */
export const insertPackagePayment = (db: Db, row: NewPackagePayment) => db.insert(payments).values(row)

type Payer = { sellerId: string; now: Date }

const isOpen = (sellerId: string) => and(eq(payments.payerId, sellerId), eq(payments.status, 'open'))

/** Gives up payments for packages that the seller opened before and did not make. */
export const abandonPackagePayments = (db: Db, { sellerId, now }: Payer) =>
  db
    .update(payments)
    .set({ status: 'abandoned', settledAt: now })
    .where(and(isOpen(sellerId), isNotNull(payments.subscriptionId)))

/** Lets the seller's payments for upgrades come too late from here on: whoever makes one gets it back. */
export const expireUpgradePayments = (db: Db, { sellerId, now }: Payer) => {
  const upgrades = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.sellerId, sellerId), isNotNull(subscriptions.upgradesId)))
  return db
    .update(payments)
    .set({ status: 'expired', settledAt: now })
    .where(and(isOpen(sellerId), inArray(payments.subscriptionId, upgrades)))
}
