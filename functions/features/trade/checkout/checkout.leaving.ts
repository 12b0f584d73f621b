import { eq, sql } from 'drizzle-orm'
import { renameInAnswers } from '#app/idempotency.leaving.ts'
import type { Leaving } from '#app/leaving.ts'
import { deletedName } from '#contract/identity/deleted-user.ts'
import { checkouts } from '#db/schema/trade/buying.ts'

/** What a buyer paid in one go, and their name in what checkouts answered to others. */
export const checkoutLeaving: Leaving = {
  inFile: {
    checkouts: {
      tables: ['checkouts'],
      of: (id) => sql`
        select status, goods_pence as "goodsPence", delivery_pence as "deliveryPence", discount_pence as "discountPence", total_pence as "totalPence", currency, from_cart as "fromCart",
          address, created_at as "createdAt", settled_at as "settledAt"
        from checkouts where buyer_id = ${id} order by id`,
    },
  },
  notInFile: { holds: 'which packs an open checkout keeps, for half an hour; its orders name them' },
  columnsNotInFile: { 'checkouts.expires_at': 'half an hour after it was made' },
  forgetNames: (db, { id, username, shopName, nobody }) => [
    renameInAnswers(db, {
      users: sql`select o.buyer_id from orders o where o.seller_id = ${id}`,
      names: [
        [username, nobody],
        [shopName, deletedName],
      ],
    }),
  ],
  forget: (db, { id }) => [db.update(checkouts).set({ address: null }).where(eq(checkouts.buyerId, id))],
  mailsAbout: (id) => sql`select c.id::text from checkouts c where c.buyer_id = ${id}`,
  stays: { checkouts: 'what was paid in one go, without its address' },
}
