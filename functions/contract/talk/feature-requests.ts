import * as z from 'zod'
import { bounded, boundedText } from '../fields.ts'
import { oneLine } from '../texts.ts'
import { communityLimits } from './community.constants.ts'

export const featureRequestInput = z.strictObject({
  title: bounded(oneLine('the title'), 'Title', communityLimits.featureTitle),
  description: boundedText('Description', communityLimits.featureDescription),
})
export type FeatureRequestInput = z.input<typeof featureRequestInput>
