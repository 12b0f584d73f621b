import * as z from 'zod'

const mailboxMail = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
})
export type MailboxMail = z.infer<typeof mailboxMail>

/** Newest first. */
export const mailbox = z.array(mailboxMail)
