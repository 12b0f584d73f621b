import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Who else keeps what they like; what the demo's buyer keeps is their own business. */
const fans = ['hollybank_hens', 'jack_marsh']

/**
 * Looks at every listing on each day since it was published, and what two buyers keep: straight into the database, since
 * nobody lives through thousands of looks. The same on each seeding: the spread comes from a hash of title and day, half as
 * much again at weekends.
 */
export const seedViews = async (db: Db, now: Date): Promise<void> => {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/London')::date`
  await db.execute(sql`
    insert into listing_views (listing_id, seller_id, day, views)
    select id, seller_id, day, views from (
      select l.id, l.seller_id, d.day::date as day,
        (abs(hashtext(l.title)) % 7 + abs(hashtext(l.title || d.day::date)) % 6)
          * (case when extract(isodow from d.day) > 5 then 3 else 2 end) / 2 as views
      from listings l cross join lateral generate_series(
        (l.published_at at time zone 'Europe/London')::date::timestamp, ${today}::timestamp, interval '1 day') d(day)
      where l.status in ('active', 'paused')
    ) spread where views > 0
    on conflict do nothing`)
  await db.execute(sql`
    insert into favourites (user_id, listing_id, created_at)
    select u.id, l.id, least(${now.toISOString()}::timestamptz,
      l.published_at + abs(hashtext(u.username || l.title)) % 400 * interval '1 hour')
    from users u cross join listings l
    where u.username = any(${sql.param(fans)}::text[]) and l.status in ('active', 'paused')
      and abs(hashtext(l.title || u.username)) % 3 = 0
    on conflict do nothing`)
}
