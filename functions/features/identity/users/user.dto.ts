import type { User } from '#contract/identity/account.answers.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { UserRow } from './user.queries.ts'

const allWanted: User['notifications'] = { bought: true, sold: true, messages: true, package: true }

/** The user as the API answers it to themselves: nothing else of the row leaves the house. */
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
  avatarUrl: avatarKey ? imagePath(avatarKey) : null,
  postcode: row.postcode,
  notifications: { ...allWanted, ...row.notifications },
})
