import * as z from 'zod'
import { sellerTiers } from '../tiers.ts'
import { accountTypes } from './account.ts'
import { mailTopics } from './mail-topics.ts'

/** The signed-in user as they see themselves. */
export const user = z.strictObject({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  userType: z.enum([...accountTypes, 'admin']),
  emailVerified: z.boolean(),
  preferredCurrency: z.string(),
  sellerTier: z.enum(sellerTiers).nullable(),
  bio: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  postcode: z.string().nullable(),
  /** Which mails they want; all of them until they switch one off. */
  notifications: z.record(z.enum(mailTopics), z.boolean()),
})
export type User = z.infer<typeof user>

/** An address that waits for its link to be opened; null when none does. */
export const pendingEmail = z.strictObject({
  pending: z.strictObject({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})
export type PendingEmail = z.infer<typeof pendingEmail>

/** A browser in which the user is signed in; `current` is the one that asks. */
export const userSession = z.strictObject({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type UserSession = z.infer<typeof userSession>

/** Newest first. */
export const sessionPage = z.strictObject({ items: z.array(userSession), nextCursor: z.string().nullable() })
export type SessionPage = z.infer<typeof sessionPage>

export const saidInWords = z.strictObject({ message: z.string() })
export type SaidInWords = z.infer<typeof saidInWords>
