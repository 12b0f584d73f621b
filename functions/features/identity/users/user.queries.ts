import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { userColumns } from '#app/guards.ts'
import type { SellerTier } from '#contract/plans.ts'
import type { Db } from '#db/client.ts'
import { currencies, images, users } from '#db/schema/index.ts'

const isUsername = (name: string) => sql`lower(${users.username}) = lower(${name})`
const isEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

/** Whom a username or an e-mail address means; a username has no @, so it is one user at most. */
export const findForSignIn = (db: Db, login: string) =>
  db
    .select({ ...userColumns, passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(or(isUsername(login), isEmail(login)), isNull(users.deletedAt)))
    .limit(1)

/** Which of the two is taken already, whatever the case. */
export const findTaken = (db: Db, { username, email }: { username: string; email: string }) =>
  db
    .select({
      username: sql<boolean>`coalesce(bool_or(${isUsername(username)}), false)`,
      email: sql<boolean>`coalesce(bool_or(${isEmail(email)}), false)`,
    })
    .from(users)
    .where(or(isUsername(username), isEmail(email)))

export const findUser = (db: Db, id: string) => db.select(userColumns).from(users).where(eq(users.id, id))

export const insertUser = (db: Db, row: typeof users.$inferInsert) =>
  db.insert(users).values(row).returning(userColumns)

type ProfileChange = Partial<
  Pick<typeof users.$inferInsert, 'fullName' | 'bio' | 'postcode' | 'avatarKey' | 'notifications'>
>

/** Choices of mails join those that were made before, so that two switches at once both count. */
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

/** Makes an uploaded picture its owner's face, or stops the batch with `avatar` when it is not his or in use. */
export const takeAsAvatar = (db: Db, { key, ownerId, now }: { key: string; ownerId: string; now: Date }) =>
  db.execute(sql`
    with used as (
      update ${images} set used_at = ${now.toISOString()}::timestamptz, purpose = 'avatar'
      where key = ${key} and owner_id = ${ownerId} and purpose = 'listing' and used_at is null returning key
    )
    select refuse('avatar') where not exists (select from used)`)

/** Nothing comes back when the user is no buyer any more. */
export const makeSeller = (db: Db, { id, tier, now }: { id: string; tier: SellerTier; now: Date }) =>
  db
    .update(users)
    .set({ userType: 'seller', sellerTier: tier, updatedAt: now })
    .where(and(eq(users.id, id), eq(users.userType, 'buyer')))
    .returning(userColumns)

/** Nothing comes back when there is no such active currency. */
export const updateCurrency = (db: Db, { id, code, now }: { id: string; code: string; now: Date }) =>
  db
    .update(users)
    .set({ preferredCurrency: currencies.code, updatedAt: now })
    .from(currencies)
    .where(and(eq(users.id, id), eq(currencies.code, code), eq(currencies.active, true)))
    .returning(userColumns)
