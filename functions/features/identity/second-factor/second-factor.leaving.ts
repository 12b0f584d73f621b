import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { totpSecrets } from '#db/schema/identity/factors.ts'
import { deleteCodes } from './recovery-codes.queries.ts'

/** Whether a user has an authenticator app, and their recovery codes; never what opens anything. */
export const secondFactorLeaving: Leaving = {
  inFile: {
    authenticatorApp: {
      tables: ['totp_secrets'],
      of: (id) => sql`
        select created_at as "createdAt", confirmed_at as "confirmedAt" from totp_secrets where user_id = ${id}`,
    },
    recoveryCodes: {
      tables: ['recovery_codes'],
      of: (id) => sql`
        select created_at as "createdAt", used_at as "usedAt" from recovery_codes where user_id = ${id} order by id`,
    },
  },
  columnsNotInFile: {
    'totp_secrets.sealed': 'what makes the codes of their app',
    'totp_secrets.last_step': 'keeps a code from being used twice',
    'recovery_codes.code_hash': 'what a code is known by',
  },
  forget: (db, { id }) => [db.delete(totpSecrets).where(eq(totpSecrets.userId, id)), deleteCodes(db, id)],
}
