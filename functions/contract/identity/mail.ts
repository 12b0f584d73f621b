import { z } from 'zod'

export const mailboxQuery = z.strictObject({ to: z.email().optional() })

export type MailboxMail = { to: string; subject: string; text: string; html: string; sentAt: string }
