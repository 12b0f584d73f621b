import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { packages, payments } from '#db/schema/index.ts'

type Payer = { userId: string; now: Date }

const isOpen = (userId: string) => and(eq(payments.payerId, userId), eq(payments.status, 'open'))

/** Gives up the payments for a package that a user has opened and not made. */
export const abandonPackagePayments = (db: Db, { userId, now }: Payer) =>
  db
    .update(payments)
    .set({ status: 'abandoned', settledAt: now })
    .where(and(isOpen(userId), isNotNull(payments.packageId)))

/** Lets a user's payments for upgrades come too late from here on: whoever makes one gets it back. */
export const expireUpgradePayments = (db: Db, { userId, now }: Payer) => {
  const upgrades = db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.sellerId, userId), isNotNull(packages.upgradesId)))
  return db
    .update(payments)
    .set({ status: 'expired', settledAt: now })
    .where(and(isOpen(userId), inArray(payments.packageId, upgrades)))
}
