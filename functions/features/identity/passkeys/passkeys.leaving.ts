import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { deleteChallenges } from './challenges.queries.ts'
import { deletePasskeys } from './passkeys.queries.ts'

/** The passkeys of a user. */
export const passkeysLeaving: Leaving = {
  inFile: {
    passkeys: {
      tables: ['passkeys'],
      of: (id) => sql`
        select name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${id} order by id`,
    },
  },
  notInFile: { passkey_challenges: 'random numbers that wait a few minutes to be signed, and tell nothing of anybody' },
  columnsNotInFile: {
    'passkeys.credential_id': 'what their browser knows the passkey by',
    'passkeys.public_key': 'what the passkey is checked by',
    'passkeys.counter': 'tells a copy of the passkey from the passkey',
    'passkeys.transports': 'how a browser reaches the passkey',
  },
  forget: (db, { id }) => [deletePasskeys(db, id), deleteChallenges(db, id)],
}
