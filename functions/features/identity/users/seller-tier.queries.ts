import { eq, sql } from 'drizzle-orm'
import type { SellerTier } from '#contract/tiers.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Tells a seller's row which package they have. */
export const setTier = (db: Db, { sellerId, tier, now }: { sellerId: string; tier: SellerTier; now: Date }) =>
  db.update(users).set({ sellerTier: tier, updatedAt: now }).where(eq(users.id, sellerId))

/** Tells sellers' rows which package they have, of packages that have just run out. */
export const setLapsedTiers = (db: Db, { packageIds, now }: { packageIds: string[]; now: Date }) =>
  db.execute(sql`update users u set seller_tier = s.tier, updated_at = ${momentSql(now)}
    from subscriptions s where s.id = any(${sql.param(packageIds)}::uuid[]) and s.status = 'past_due' and u.id = s.seller_id
      and u.seller_tier is distinct from s.tier`)
