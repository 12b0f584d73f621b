import * as z from 'zod'
import { emailField } from '../fields.ts'

export const subscribeInput = z.strictObject({ email: z.string().trim().pipe(emailField) })

/** What a link of a newsletter's mail carries. */
export const newsletterTokenInput = z.strictObject({ token: z.string().min(1, 'Required').max(200) })
