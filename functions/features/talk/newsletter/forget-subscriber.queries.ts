import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets the subscription of an address, which is given in lower case. */
export const forgetSubscriber = (db: Db, address: string) =>
  db.execute(sql`delete from newsletter_subscribers where lower(email) = ${address}`)
