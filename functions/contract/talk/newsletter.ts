import * as z from 'zod'
import { emailField } from '../fields.ts'
import { oneLine } from '../texts.ts'

export const subscribeInput = z.strictObject({ email: emailField() })

/** What a link of a newsletter's mail carries. */
export const newsletterTokenInput = z.strictObject({ token: oneLine().min(1, 'Required').max(200) })
