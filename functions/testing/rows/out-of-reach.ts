import type { TestApp } from '../site/test-app.ts'

/** What nothing that people do brings about, or only from where the test can't begin. */

type OrderFacts = {
  status?: string
  paidAt?: Date | null
  refundedPence?: number
  /** Comes off the total. */
  discountPence?: number
}

/** Gives an order a state to which no act leads from where it stands, without its payment and its timeline. */
export const forceOrder = (app: TestApp, { id, paidAt, ...facts }: OrderFacts & { id: string }) =>
  app.db.query(
    `update orders set status = coalesce($2, status), refunded_pence = coalesce($3, refunded_pence),
       discount_pence = coalesce($4, discount_pence), total_pence = total_pence - coalesce($4, 0),
       paid_at = case when $5 then $6 else paid_at end where id = $1`,
    [id, facts.status, facts.refundedPence, facts.discountPence, paidAt !== undefined, paidAt],
  )

/** Notes that a user has left, with all that leaving would have waited for or taken with it still there. */
export const forceLeft = (app: TestApp, { id, at }: { id: string; at: Date }) =>
  app.db.query('update users set deleted_at = $2 where id = $1', [id, at])

/** Loses what a checkout holds, without giving it back. */
export const loseHolds = (app: TestApp, checkoutId: string) =>
  app.db.query('delete from holds where checkout_id = $1', [checkoutId])

/** Empties tables between two tests of one file. */
export const emptyTables = async (app: TestApp, ...tables: string[]): Promise<void> => {
  for (const table of tables) await app.db.query(`delete from ${table}`)
}
