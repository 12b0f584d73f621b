import { z } from 'zod'
import { boundedText } from '../fields.ts'
import { communityLimits, type FeatureStatus } from './community.constants.ts'

export const featureRequestInput = z.strictObject({
  title: boundedText('Title', communityLimits.featureTitle),
  description: boundedText('Description', communityLimits.featureDescription),
})
export type FeatureRequestInput = z.input<typeof featureRequestInput>

export type FeatureRequest = {
  id: string
  title: string
  description: string
  status: FeatureStatus
  createdAt: string
  updatedAt: string
  user: { fullName: string }
  votes: number
  /** What an admin answered, for all to read. */
  publicNote: string | null
}

export type FeatureVotes = { votes: number }
