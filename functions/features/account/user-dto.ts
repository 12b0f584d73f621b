import { users } from '../../../db/schema/index.ts'
import type { User } from '../../contract/account.ts'

/** What `toUser` needs of a user's row. */
export const userColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  userType: users.userType,
  sellerTier: users.sellerTier,
  emailVerifiedAt: users.emailVerifiedAt,
  preferredCurrency: users.preferredCurrency,
  bio: users.bio,
  avatarKey: users.avatarKey,
  postcode: users.postcode,
  notifications: users.notifications,
}

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>

/** The user as the API answers it to himself: nothing else of the row leaves the house. */
export const toUser = ({ emailVerifiedAt, avatarKey, ...row }: UserRow): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  email: row.email,
  userType: row.userType,
  emailVerified: emailVerifiedAt !== null,
  preferredCurrency: row.preferredCurrency,
  sellerTier: row.sellerTier,
  bio: row.bio,
  avatarUrl: avatarKey ? `/api/images/${avatarKey}` : null,
  postcode: row.postcode,
  notifications: row.notifications,
})
