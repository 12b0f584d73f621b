import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailTopic } from '#contract/identity/mail-topics.ts'
import { sellerTiers } from '#contract/tiers.ts'
import { type Address, choice, id, moment, newestFirst, oneOf } from '#db/schema/columns.ts'

const userTypes = ['buyer', 'seller', 'admin'] as const

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    fullName: text().notNull(),
    /** scrypt with its parameters and salt: `scrypt$N$r$p$salt$hash`. */
    passwordHash: text().notNull(),
    userType: choice(userTypes).notNull(),
    /** The package chosen at registration or paid for; null for buyers. */
    sellerTier: choice(sellerTiers),
    emailVerifiedAt: moment(),
    preferredCurrency: text()
      .notNull()
      .default('GBP')
      .references(() => currencies.code),
    bio: text(),
    avatarKey: text(),
    postcode: text(),
    /** The mails that may be switched off: `false` is off, and what is not named is on. */
    notifications: jsonb().$type<Partial<Record<MailTopic, boolean>>>().notNull().default({}),
    /** When the user confirmed to be 16 or over and accepted the terms. */
    termsAcceptedAt: moment().notNull(),
    suspendedAt: moment(),
    /** When they deleted their account: nothing here names them any more, and nobody signs in by this row again. */
    deletedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_currency_idx').on(t.preferredCurrency),
    // Those whom the scheduled run looks after.
    index('users_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('users_suspended_idx').on(t.id).where(sql`suspended_at is not null`),
    check('users_type_check', oneOf(t.userType, userTypes)),
    check('users_tier_check', oneOf(t.sellerTier, sellerTiers)),
  ],
)

/** Usernames of deleted accounts, each as a keyed hash and without a word of whose it was: nobody else gets one. */
export const pastUsernames = pgTable('past_usernames', { nameHash: text().primaryKey() })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When its user last showed once more who they are; until they do, what counts is when it began. */
    confirmedAt: moment(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expiry_idx').on(t.expiresAt)],
)

const tokenKinds = ['verify_email', 'reset_password', 'change_email'] as const

/** Single-use links of mails: 256 random bits, kept as their SHA-256. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: choice(tokenKinds).notNull(),
    tokenHash: text().notNull(),
    /** The address that the link proves. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The six digits in the same mail, which prove the address for a short while: their keyed hash, and how often they were tried. */
    codeHash: text(),
    codeTries: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('mail_tokens_hash_key').on(t.tokenHash),
    index('mail_tokens_user_idx').on(t.userId),
    check('mail_tokens_kind_check', oneOf(t.kind, tokenKinds)),
    check('mail_tokens_code_tries_check', sql`${t.codeTries} between 0 and 5`),
  ],
)

/** Where a user has things sent to; the checkout offers them. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    /** The one that a checkout begins with; one a user. */
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('addresses_user_idx').on(t.userId, newestFirst(t.createdAt), newestFirst(t.id)),
    uniqueIndex('addresses_one_default_key').on(t.userId).where(sql`is_default`),
  ],
)

/** `exchangeRate` is units for one pound, six decimals. */
export const currencies = pgTable(
  'currencies',
  {
    code: text().primaryKey(),
    symbol: text().notNull(),
    name: text().notNull(),
    exchangeRate: numeric({ precision: 14, scale: 6 }).notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (t) => [check('currencies_rate_check', sql`${t.exchangeRate} > 0`)],
)
