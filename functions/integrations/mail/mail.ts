import type { MailKind } from './mail-kinds.ts'

/** One mail, as `composeMail` makes it; plain text always stands beside the HTML. */
export type Mail = {
  kind: MailKind
  recipient: string
  subject: string
  text: string
  html: string
  /** Where one click ends mails like it: the page for a reader, and for a mail program that posts to it (RFC 8058). */
  unsubscribeUrl: string | null
}

/** Hands mails to whoever delivers them; throws when they can't be handed over now. */
export type Mailer = {
  /** `outbox`: nothing leaves the house; the row in the database is the mail. */
  readonly name: 'outbox' | 'resend'
  /** `id` keeps a retry from sending twice; `requestId` names the request that the mail came of. */
  deliver: (mail: Omit<Mail, 'kind'> & { id: string; requestId: string }) => Promise<void>
}
