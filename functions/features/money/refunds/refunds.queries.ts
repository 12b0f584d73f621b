import { and, eq, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { payments, refunds } from '#db/schema/money/payments.ts'

const batchSize = 20

/** Writes down money that is to go back. */
export const insertRefund = (db: Db, row: typeof refunds.$inferInsert) => db.insert(refunds).values(row)

// What came for nothing and went back is booked under the refund's own id.
const isStray = sql`exists (select from ledger_transactions t where t.cause = 'refund:' || ${refunds.id}::text)`

/** Reads when a user was last paid back of a package that they had; what paid for none is none of it. */
export const lastPackageRefund = (db: Db, payerId: string) =>
  db
    .select({ at: sql<Date | null>`max(${refunds.createdAt})`.mapWith(refunds.createdAt) })
    .from(refunds)
    .innerJoin(payments, eq(payments.reference, refunds.paymentReference))
    .where(
      and(eq(payments.payerId, payerId), isNotNull(payments.packageId), eq(payments.status, 'succeeded'), not(isStray)),
    )

/** Takes up to twenty refunds that are due for this run: nobody else gets them before `retryAt`. */
export const claimRefunds = (db: Db, { now, retryAt }: { now: Date; retryAt: Date }) => {
  const waiting = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNull(refunds.sentAt), lte(refunds.nextAttemptAt, now)))
    .orderBy(refunds.nextAttemptAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextAttemptAt: retryAt })
    .where(inArray(refunds.id, waiting))
    .returning({ id: refunds.id, reference: refunds.paymentReference, amountPence: refunds.amountPence })
}

/** Notes that the provider took the refund. */
export const markRefunded = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.update(refunds).set({ sentAt: now }).where(eq(refunds.id, id))
