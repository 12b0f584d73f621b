import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sellerTiers } from '../../functions/contract/plans.ts'
import { choice, id, moment, oneOf } from './columns.ts'
import { currencies } from './reference.ts'

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
    notifications: jsonb().$type<Record<string, boolean>>().notNull().default({}),
    /** When the user confirmed to be 16 or over and accepted the terms. */
    termsAcceptedAt: moment().notNull(),
    suspendedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_currency_idx').on(t.preferredCurrency),
    index('users_suspended_idx').on(t.id).where(sql`suspended_at is not null`),
    check('users_type_check', oneOf(t.userType, userTypes)),
    check('users_tier_check', oneOf(t.sellerTier, sellerTiers)),
  ],
)

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
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expiry_idx').on(t.expiresAt)],
)

const tokenKinds = ['verify_email', 'reset_password'] as const

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
  },
  (t) => [
    uniqueIndex('mail_tokens_hash_key').on(t.tokenHash),
    index('mail_tokens_user_idx').on(t.userId),
    check('mail_tokens_kind_check', oneOf(t.kind, tokenKinds)),
  ],
)
