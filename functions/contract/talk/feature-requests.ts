import * as z from 'zod'
import { boundedText } from '../fields.ts'
import { communityLimits } from './community.constants.ts'

export const featureRequestInput = z.strictObject({
  title: boundedText('Title', communityLimits.featureTitle),
  description: boundedText('Description', communityLimits.featureDescription),
})
export type FeatureRequestInput = z.input<typeof featureRequestInput>
