import * as z from 'zod'
import { boundedText } from '../fields.ts'
import { communityLimits, contactTopics } from './community.constants.ts'

const wrongEmail = 'Please enter a valid email address.'
const noTopic = 'Please select a topic.'

export const contactInput = z.strictObject({
  name: boundedText('Name', communityLimits.contactName),
  email: z.string().trim().pipe(z.email(wrongEmail).max(254, wrongEmail)),
  topic: z.string(noTopic).pipe(z.enum(contactTopics, noTopic)),
  message: boundedText('Message', communityLimits.contactMessage),
})
export type ContactInput = z.input<typeof contactInput>
