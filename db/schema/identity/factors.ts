import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { challengePurposes } from '#contract/identity/factors/passkeys.constants.ts'
import { choice, id, moment, oneOf } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What an authenticator app and we both know, one a user. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    /** Another one each time that the setting up begins anew. */
    id: id(),
    userId: ofUser(),
    /** Sealed by a key that is not in the database. */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    /** When a right code showed that the app has it; it asks for nothing before that. */
    confirmedAt: moment(),
    /** The half minute, counted from 1970, of the last code that was taken: each works once. */
    lastStep: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('totp_secrets_user_key').on(t.userId)],
)

/** Codes for who has lost their other factors, ten at a time, each kept as a keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: ofUser(),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [uniqueIndex('recovery_codes_user_key').on(t.userId, t.codeHash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ofUser(),
    /** How the browser names it, in base64url. */
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, where it counts at all. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The ways in which a browser reaches it, as that said. */
    transports: jsonb().$type<string[]>().notNull(),
    /** What its user calls it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [uniqueIndex('passkeys_credential_key').on(t.credentialId), index('passkeys_user_idx').on(t.userId)],
)

/** What a passkey is asked to sign: random, for a few minutes, once. Kept as its hash. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    challengeHash: text().notNull(),
    purpose: choice(challengePurposes).notNull(),
    /** Who asked; null at sign-in, when nobody is known yet. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('passkey_challenges_hash_key').on(t.challengeHash),
    index('passkey_challenges_user_idx').on(t.userId),
    index('passkey_challenges_expiry_idx').on(t.expiresAt),
    check('passkey_challenges_purpose_check', oneOf(t.purpose, challengePurposes)),
    check('passkey_challenges_user_check', sql`(${t.purpose} = 'sign_in') = (${t.userId} is null)`),
  ],
)
