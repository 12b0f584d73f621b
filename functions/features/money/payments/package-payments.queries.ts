import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { payments, subscriptions } from '#db/schema/index.ts'

type Payer = { userId: string; now: Date }

const isOpen = (userId: string) => and(eq(payments.payerId, userId), eq(payments.status, 'open'))

/** Gives up the payments for a package that a user has opened and not made. */
export const abandonPackagePayments = (db: Db, { userId, now }: Payer) =>
  db
    .update(payments)
    .set({ status: 'abandoned', settledAt: now })
    .where(and(isOpen(userId), isNotNull(payments.subscriptionId)))

/** Lets a user's payments for upgrades come too late from here on: whoever makes one gets it back. */
export const expireUpgradePayments = (db: Db, { userId, now }: Payer) => {
  const upgrades = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.sellerId, userId), isNotNull(subscriptions.upgradesId)))
  return db
    .update(payments)
    .set({ status: 'expired', settledAt: now })
    .where(and(isOpen(userId), inArray(payments.subscriptionId, upgrades)))
}
