import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets the one mail of a cause. */
export const forgetMailOf = (db: Db, cause: string) => db.execute(sql`delete from mails where cause = ${cause}`)

/**
 * Forgets the mails, also to others, whose cause names one of these things, once they are sent. `things` and `checkouts`
 * select ids as text; of checkouts only what their buyer got.
 */
export const forgetMailsAbout = (db: Db, { things, checkouts }: { things: SQL; checkouts: SQL }) =>
  db.execute(sql`delete from mails where sent_at is not null and (split_part(cause, ':', 2) in (${things})
    or (split_part(cause, ':', 4) = 'buyer' and split_part(cause, ':', 2) in (${checkouts})))`)

/** Forgets all mails to an address. */
export const forgetMailsTo = (db: Db, address: string) =>
  db.execute(sql`delete from mails where recipient = lower(${address})`)
