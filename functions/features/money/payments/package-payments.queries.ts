import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { endOpenPayments } from './payments.queries.ts'

type Payer = { userId: string; now: Date }

/** Gives up the payments for a package that a user has opened and not made. */
export const abandonPackagePayments = (db: Db, { userId, now }: Payer) =>
  endOpenPayments(db, {
    which: sql`p.payer_id = ${userId} and p.subscription_id is not null`,
    status: 'abandoned',
    now,
  })

/** Lets a user's payments for upgrades come too late from here on: whoever makes one gets it back. */
export const expireUpgradePayments = (db: Db, { userId, now }: Payer) =>
  endOpenPayments(db, {
    which: sql`p.payer_id = ${userId} and p.subscription_id in (
      select s.id from subscriptions s where s.seller_id = ${userId} and s.upgrades_id is not null)`,
    status: 'expired',
    now,
  })
