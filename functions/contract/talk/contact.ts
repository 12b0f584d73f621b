import * as z from 'zod'
import { bounded, boundedText, emailField } from '../fields.ts'
import { nameLine } from '../texts.ts'
import { communityLimits, contactTopics } from './community.constants.ts'

const wrongEmail = 'Please enter a valid email address.'
const noTopic = 'Please select a topic.'

export const contactInput = z.strictObject({
  name: bounded(nameLine(), 'Name', communityLimits.contactName),
  email: emailField(wrongEmail),
  topic: z.string(noTopic).pipe(z.enum(contactTopics, noTopic)),
  message: boundedText('Message', communityLimits.contactMessage),
})
export type ContactInput = z.input<typeof contactInput>
