import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { newsletterSubscribers as subscribers } from '#db/schema/talk/community.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Finds the subscription of an address, whatever its case. */
export const findSubscriber = (db: Db, email: string) =>
  db.select({ id: subscribers.id }).from(subscribers).where(sql`lower(${subscribers.email}) = lower(${email})`)

/** A subscription that is asked for; of its link only the hash is kept. */
export type Asking = { id: string; email: string; confirmHash: string; confirmExpiresAt: Date; now: Date }

/**
 * Lets an address wait for its new link; one that gets the newsletter already stays as it is. Of two that come at once
 * with different ids the second does nothing: the first one's mail is on its way.
 */
export const awaitConfirmation = (db: Db, { id, email, confirmHash, confirmExpiresAt, now }: Asking) =>
  db.execute(sql`
    insert into ${subscribers} (id, email, status, confirm_hash, confirm_expires_at, created_at)
    values (${id}::uuid, ${email}, 'pending', ${confirmHash}, ${momentSql(confirmExpiresAt)}, ${momentSql(now)})
    on conflict (lower(email)) do update
    set status = 'pending', confirm_hash = excluded.confirm_hash, confirm_expires_at = excluded.confirm_expires_at
    where ${subscribers.id} = excluded.id and ${subscribers.status} <> 'confirmed'`)

const isLink = (confirmHash: string) => eq(subscribers.confirmHash, confirmHash)

/** Whether a subscriber of this link is in this state. */
export const linkStands = (confirmHash: string, status: 'pending' | 'confirmed'): SQL =>
  sql`exists (select from ${subscribers} where ${isLink(confirmHash)} and ${subscribers.status} = ${status})`

/** Finds the subscription that a link confirms, whatever became of it. */
export const findByLink = (db: Db, confirmHash: string) =>
  db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      status: subscribers.status,
      confirmExpiresAt: subscribers.confirmExpiresAt,
    })
    .from(subscribers)
    .where(isLink(confirmHash))

/** Confirms the subscription that waits for a link, unless that has run out. */
export const confirmByLink = (db: Db, { confirmHash, now }: { confirmHash: string; now: Date }) =>
  db
    .update(subscribers)
    .set({ status: 'confirmed', confirmedAt: now, unsubscribedAt: null })
    .where(and(isLink(confirmHash), eq(subscribers.status, 'pending'), gt(subscribers.confirmExpiresAt, now)))

/** Ends the subscription and with it the link that would confirm it. */
export const endSubscription = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .update(subscribers)
    .set({ status: 'unsubscribed', unsubscribedAt: now, confirmHash: null, confirmExpiresAt: null })
    .where(and(eq(subscribers.id, id), ne(subscribers.status, 'unsubscribed')))
