import { users } from '#db/schema/identity/people.ts'

/** What the house knows of a user. */
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

/** A signed-in user as the database knows them now: role and status come from here, never from the cookie. */
export type SessionActor = Pick<typeof users.$inferSelect, keyof typeof userColumns> & {
  kind: 'session'
  sessionId: string
  sessionBegunAt: Date
  sessionUsedAt: Date
  sessionConfirmedAt: Date | null
}

/** Whoever followed a link that was mailed to a user, and so reads that user's mailbox; nobody has to be signed in. */
type LinkActor = { kind: 'link'; id: string }

/** A step of the scheduled work, by its name. */
export type JobActor = { kind: 'job'; name: string }

/** The house itself: a clock that a read settles on its way, what a payment's provider tells. */
export type SystemActor = { kind: 'system' }

/** Who acts. Whoever only looks is a viewer. */
export type Actor = SessionActor | LinkActor | JobActor | SystemActor

/** The house itself, acting. */
export const system: SystemActor = { kind: 'system' }

/** The user who acts; null for what no user does. */
export const userIdOf = (actor: Actor): string | null => ('id' in actor ? actor.id : null)
