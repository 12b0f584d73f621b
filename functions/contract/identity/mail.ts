import * as z from 'zod'
import { emailField } from '../fields.ts'

export const mailboxQuery = z.strictObject({ to: emailField().optional() })
