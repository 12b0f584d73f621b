import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { type PaymentStatus, payableStatuses } from '#contract/money/payments.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { payments } from '#db/schema/money/payments.ts'
import { packages } from '#db/schema/selling/packages.ts'
import { boughtAtOnceSql } from '#db/sql/buying.ts'
import { momentSql } from '#db/sql/moments.ts'

/** A payment with what it is for: whoever asks, or its payer alone. */
export const selectPayment = (db: Db, { reference, payerId }: { reference: string; payerId?: string }) =>
  db
    .select({
      reference: payments.reference,
      provider: payments.provider,
      status: payments.status,
      amountPence: payments.amountPence,
      currency: payments.currency,
      checkoutId: payments.checkoutId,
      packageId: payments.packageId,
      expiresAt: payments.expiresAt,
      /** The listing that it is for, where that was bought past the cart. */
      listingId: boughtAtOnceSql(payments.checkoutId),
      payer: { id: users.id, email: users.email, fullName: users.fullName },
      tier: packages.tier,
      period: packages.period,
      upgradesId: packages.upgradesId,
      orderNumbers: sql<string[]>`array(
        select r.number from orders r where r.checkout_id = ${payments.checkoutId} order by r.id)`.mapWith(listOf),
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.payerId))
    .leftJoin(packages, eq(packages.id, payments.packageId))
    .where(and(eq(payments.reference, reference), payerId ? eq(payments.payerId, payerId) : undefined))

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value : String(value).slice(1, -1).split(',').filter(Boolean)

export type PaymentRow = Awaited<ReturnType<typeof selectPayment>>[number]

/** Locks a payment, so that nobody else settles it before the batch ends. */
export const lockPayment = (db: Db, reference: string) =>
  db.select({ status: payments.status }).from(payments).where(eq(payments.reference, reference)).for('update')

/** What a payment has come to, without a lock. */
export const paymentStatus = (db: Db, reference: string) =>
  db.select({ status: payments.status }).from(payments).where(eq(payments.reference, reference))

/** Stops the batch with `settled`, once what is paid for is locked, when the payment is in none of these states. */
export const refuseSettled = (db: Db, { reference, from }: { reference: string; from: readonly PaymentStatus[] }) =>
  db.execute(sql`select refuse('settled') from payments
    where reference = ${reference} and status <> all(${sql.param([...from])}::text[])`)

type Asked = { reference: string; payerId: string; amountPence: number; expiresAt: Date }
type For = { checkoutId: string } | { packageId: string }

/** Writes down that the provider was asked for a payment: open until `expiresAt`, for one checkout or one package. */
export const insertPayment = ({ db, now, payments: provider }: Deps, asked: Asked & For) =>
  db.insert(payments).values({ ...asked, provider: provider.name, status: 'open', createdAt: now })

/** Whether a payment `p` may still be made, a declined one too. */
export const isPayableSql = sql`p.status = any(${sql.param([...payableStatuses])}::text[])`

/** Writes that the card was declined, where nothing else has come of the payment. Harmless to repeat. */
export const declinePayment = (db: Db, reference: string) =>
  db
    .update(payments)
    .set({ status: 'declined' })
    .where(and(eq(payments.reference, reference), eq(payments.status, 'open')))

type Ending = {
  /** Which payments `p`; only those that may still be made end. */
  which: SQL
  status: 'abandoned' | 'expired'
  now: Date
}

/** Ends payments unpaid. Harmless to repeat. */
export const endOpenPayments = (db: Db, { which, status, now }: Ending) =>
  db.execute(sql`
    update payments p set status = ${status}, settled_at = ${momentSql(now)} where (${which}) and ${isPayableSql}`)

type Ended = { reference: string; status: PaymentStatus; now: Date }

/** Writes what the payment came to. */
export const endPayment = (db: Db, { reference, status, now }: Ended) =>
  db
    .update(payments)
    .set({ status, settledAt: now })
    .where(eq(payments.reference, reference))
    .returning({ status: payments.status })
