import * as z from 'zod'

export const mailboxQuery = z.strictObject({ to: z.email().optional() })
