import { sql } from 'drizzle-orm'
import type { Leaver } from '#app/leaving.ts'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Takes the name off an account; the row stays, since orders point to it. Its address is free again. */
export const forgetUser = (db: Db, { id, now, nobody }: Leaver & { nobody: string }) =>
  db.execute(sql`
    update users set username = ${nobody}, email = ${`${nobody}@deleted.invalid`}, password_hash = 'deleted',
      full_name = ${deletedName}, user_type = 'buyer', seller_tier = null, email_verified_at = null,
      preferred_currency = 'GBP', bio = null, avatar_key = null, postcode = null, notifications = '{}',
      deleted_at = ${momentSql(now)}, updated_at = ${momentSql(now)}
    where id = ${id} and deleted_at is null`)

/** Forgets what was written to the row of somebody who has left; `updated_at` says that they were looked after. */
export const forgetUserAgain = (db: Db, { id, now }: Leaver) =>
  db.execute(sql`
    update users set full_name = ${deletedName}, bio = null, avatar_key = null, postcode = null, notifications = '{}',
      updated_at = ${momentSql(now)}
    where id = ${id} and deleted_at is not null`)
