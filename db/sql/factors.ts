import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { totpSecrets } from '#db/schema/identity/factors.ts'
import { users } from '#db/schema/identity/people.ts'

/** How the app of a user joins their row of `users`, once a code has shown that it has the secret. */
export const totpOfUser = (): SQL | undefined =>
  and(eq(totpSecrets.userId, users.id), isNotNull(totpSecrets.confirmedAt))

/** Columns that say which factors a user has, beside `users` and what `totpOfUser` joins to it. */
export const factorColumns = {
  totpSealed: totpSecrets.sealed,
  totpLastStep: totpSecrets.lastStep,
  hasPasskey: sql<boolean>`exists (select from passkeys p where p.user_id = ${users.id})`,
  hasCodes: sql<boolean>`exists (select from recovery_codes r where r.user_id = ${users.id} and r.used_at is null)`,
}
