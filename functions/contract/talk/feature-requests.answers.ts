import * as z from 'zod'
import { featureStatuses } from './community.constants.ts'

export const featureRequest = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.enum(featureStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  user: z.strictObject({ fullName: z.string() }),
  votes: z.int(),
  /** What an admin answered, for all to read. */
  publicNote: z.string().nullable(),
})
export type FeatureRequest = z.infer<typeof featureRequest>

/** The newest first. */
export const featureRequestList = z.array(featureRequest)

/** Ids of the requests that one voted for, the newest vote first. */
export const votedRequests = z.array(z.uuid())

export const featureVotes = z.strictObject({ votes: z.int() })
export type FeatureVotes = z.infer<typeof featureVotes>
