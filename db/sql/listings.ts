import { type SQL, sql } from 'drizzle-orm'

/** Joins the seller `u` of a listing `l`, unless they are suspended: then nothing of theirs is shown. */
export const shownSellerJoin: SQL = sql`join users u on u.id = l.seller_id and u.suspended_at is null`

/** Whether anybody may look at a listing `l` whose seller is shown: it is for sale, or paused. */
export const isPublicSql: SQL<boolean> = sql<boolean>`l.status in ('active', 'paused')`
