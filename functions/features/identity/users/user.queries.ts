import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { userColumns } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import type { SellerTier } from '#contract/tiers.ts'
import type { Db } from '#db/client.ts'
import { totpSecrets } from '#db/schema/identity/factors.ts'
import { currencies, users } from '#db/schema/identity/people.ts'
import { factorColumns, totpOfUser } from '#db/sql/factors.ts'
import { isPastUsername } from './past-usernames.queries.ts'

const hasUsername = (name: string): SQL => sql`lower(${users.username}) = lower(${name})`

/** Whether a row of `users` has this address, whatever the case. */
export const hasEmail = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`

/** Finds whom a username or an email address means, and what they sign in with; a username has no @, so it is one user at most. */
export const findForSignIn = (db: Db, login: string) =>
  db
    .select({ ...userColumns, ...factorColumns, passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(users)
    .leftJoin(totpSecrets, totpOfUser())
    .where(and(or(hasUsername(login), hasEmail(login)), isNull(users.deletedAt)))
    .limit(1)

/** Tells which of the two is taken already, whatever the case; a name also by who has left. */
export const findTaken = (deps: Deps, { username, email }: { username: string; email: string }) =>
  deps.db
    .select({
      username: sql<boolean>`coalesce(bool_or(${hasUsername(username)}), false) or ${isPastUsername(deps, username)}`,
      email: sql<boolean>`coalesce(bool_or(${hasEmail(email)}), false)`,
    })
    .from(users)
    .where(or(hasUsername(username), hasEmail(email)))

/** Reads a user as the house knows them. */
export const findUser = (db: Db, id: string) => db.select(userColumns).from(users).where(eq(users.id, id))

export type UserRow = Awaited<ReturnType<typeof findUser>>[number]

/** Makes a user; fails on `users_username_key` or `users_email_key` when somebody else has one of the two. */
export const insertUser = (db: Db, row: typeof users.$inferInsert) =>
  db.insert(users).values(row).returning(userColumns)

type ProfileChange = Partial<
  Pick<typeof users.$inferInsert, 'fullName' | 'bio' | 'postcode' | 'avatarKey' | 'notifications'>
>

/** Changes what is named of a profile. Choices of mails join those that were made before, so that two switches at once both count. */
export const updateProfile = (db: Db, { id, change, now }: { id: string; change: ProfileChange; now: Date }) => {
  const { notifications, ...columns } = change
  const chosen = notifications && {
    notifications: sql`${users.notifications} || ${JSON.stringify(notifications)}::jsonb`,
  }
  return db
    .update(users)
    .set({ ...columns, ...chosen, updatedAt: now })
    .where(eq(users.id, id))
    .returning(userColumns)
}

/** Makes a buyer a seller with this package; nothing comes back when the user is no buyer any more. */
export const makeSeller = (db: Db, { id, tier, now }: { id: string; tier: SellerTier; now: Date }) =>
  db
    .update(users)
    .set({ userType: 'seller', sellerTier: tier, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.userType, 'buyer')))
    .returning(userColumns)

/** Changes the currency of a user's prices; nothing comes back when there is no such active currency. */
export const updateCurrency = (db: Db, { id, code, now }: { id: string; code: string; now: Date }) =>
  db
    .update(users)
    .set({ preferredCurrency: currencies.code, updatedAt: now })
    .from(currencies)
    .where(and(eq(users.id, id), eq(currencies.code, code), eq(currencies.active, true)))
    .returning(userColumns)
