import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { refunds } from '#db/schema/money/payments.ts'

const batchSize = 20

/** Writes down money that is to go back. */
export const insertRefund = (db: Db, row: typeof refunds.$inferInsert) => db.insert(refunds).values(row)

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
