import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { totpSecrets } from '#db/schema/identity/factors.ts'
import { users } from '#db/schema/identity/people.ts'
import { factorColumns, totpOfUser } from '#db/sql/factors.ts'

/** Reads which factors a user has beside their password. */
export const factorsOf = (db: Db, userId: string) =>
  db.select(factorColumns).from(users).leftJoin(totpSecrets, totpOfUser()).where(eq(users.id, userId))
