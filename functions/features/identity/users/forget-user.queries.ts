import { sql } from 'drizzle-orm'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

type Leaving = { id: string; now: Date }

/** Takes a user's name off the account; the row stays, since orders point to it. Its name and address are free again. */
export const anonymiseUser = (db: Db, { id, now, nobody }: Leaving & { nobody: string }) =>
  db.execute(sql`
    update users set username = ${nobody}, email = ${`${nobody}@deleted.invalid`}, password_hash = 'deleted',
      full_name = ${deletedName}, user_type = 'buyer', seller_tier = null, email_verified_at = null,
      preferred_currency = 'GBP', bio = null, avatar_key = null, postcode = null, notifications = '{}',
      deleted_at = ${momentSql(now)}, updated_at = ${momentSql(now)}
    where id = ${id} and deleted_at is null`)

/** Empties the profile of a user who has left once more; `updated_at` then says that they were looked after. */
export const emptyProfile = (db: Db, { id, now }: Leaving) =>
  db.execute(sql`
    update users set full_name = ${deletedName}, bio = null, avatar_key = null, postcode = null, notifications = '{}',
      updated_at = ${momentSql(now)}
    where id = ${id} and deleted_at is not null`)
