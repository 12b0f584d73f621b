import type { LimitName } from '#app/rate-limit.ts'
import type { TestApp } from '../site/test-app.ts'

/** Moves moments of rows: what a test would otherwise have to live through. */

type PackageEnd = {
  sellerId: string
  to: Date
  /** Moves packages in this status alone; all when absent. */
  status?: string
}

/** Moves the end of a seller's packages. */
export const movePackageEnd = (app: TestApp, { sellerId, to, status }: PackageEnd) =>
  app.db.query('update subscriptions set renews_at = $2 where seller_id = $1 and status = coalesce($3, status)', [
    sellerId,
    to,
    status,
  ])

/** Lets a user's sessions last until then, as if they had begun late enough. */
export const moveSessionEnd = (app: TestApp, { userId, to }: { userId: string; to: Date }) =>
  app.db.query('update sessions set expires_at = $2, created_at = $2 where user_id = $1', [userId, to])

/** Moves when people were told of something, such as an order. */
export const moveNotices = (app: TestApp, { subjectId, to }: { subjectId: string; to: Date }) =>
  app.db.query('update notifications set at = $2 where subject_id = $1', [subjectId, to])

/** Moves when it was written down that money goes back to a user. */
export const moveRefunds = (app: TestApp, { payerId, to }: { payerId: string; to: Date }) =>
  app.db.query(
    'update refunds set created_at = $2 where payment_reference in (select reference from payments where payer_id = $1)',
    [payerId, to],
  )

type OrderMoments = { placedAt?: Date; paidAt?: Date; acceptBy?: Date }

/** Moves what is named of an order's moments. */
export const moveOrder = (app: TestApp, { id, placedAt, paidAt, acceptBy }: OrderMoments & { id: string }) =>
  app.db.query(
    `update orders set placed_at = coalesce($2, placed_at), paid_at = coalesce($3, paid_at),
       accept_by = coalesce($4, accept_by) where id = $1`,
    [id, placedAt, paidAt, acceptBy],
  )

/** Takes it that everybody who has tried in this window has tried so often, by the names of the limits. */
export const fastForwardLimits = async (app: TestApp, tries: Partial<Record<LimitName, number>>): Promise<void> => {
  for (const [name, hits] of Object.entries(tries)) {
    await app.db.query(`update rate_limits set hits = $2 where key like $1 || ':%'`, [name, hits])
  }
}
