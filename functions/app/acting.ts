import { beginningWith } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { holdAccount, refuseDeparted } from '#db/sql/people.ts'

/**
 * The database for somebody signed in: a batch that writes stops with `departed` when they have deleted their account since
 * their session was read, and one that deletes it waits for what is being written.
 */
export const actingAs = (db: Db, userId: string): Db =>
  beginningWith(db, () => [holdAccount(db, userId), refuseDeparted(db, userId)])
