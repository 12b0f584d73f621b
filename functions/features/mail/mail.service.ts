import { type SQL, sql } from 'drizzle-orm'
import { mails } from '../../../db/schema/index.ts'
import type { Deps } from '../../app/deps.ts'
import type { Mail } from '../../integrations/mail/mail.ts'
import { claimMails, markFailed, markSent } from './mail.queries.ts'

const retryMinutes = 5

/** `cause` says what happened, such as `order:<id>:dispatched`; the same cause mails once. */
export type CausedMail = Mail & { cause: string }

const rowOf = (deps: Deps, mail: CausedMail) => ({
  ...mail,
  id: deps.newId(),
  recipient: mail.recipient.toLowerCase(),
  requestId: deps.requestId,
  createdAt: deps.now,
  nextAttemptAt: deps.now,
  sentAt: deps.mailer.name === 'outbox' ? deps.now : null,
})

/**
 * Writes mails as a statement for the batch of their effect; at least one. Call `sendSoon` after the commit. The
 * outbox counts as sent at once: its row is the mail.
 */
export const queueMails = (deps: Deps, list: CausedMail[]) =>
  deps.db
    .insert(mails)
    .values(list.map((mail) => rowOf(deps, mail)))
    .onConflictDoNothing({ target: mails.cause })

/**
 * Writes a mail only if `when` holds in its batch, for causes that SQL alone decides on. Both ways the statement is
 * the same.
 */
export const queueMailWhen = (deps: Deps, { mail, when }: { mail: CausedMail; when: SQL }) => {
  const row = rowOf(deps, mail)
  const now = sql`${deps.now.toISOString()}::timestamptz`
  return deps.db.execute(sql`
    insert into mails (id, cause, recipient, subject, text, html, unsubscribe_url, request_id, created_at, next_attempt_at, sent_at)
    select ${row.id}::uuid, ${row.cause}::text, ${row.recipient}::text, ${row.subject}::text, ${row.text}::text,
      ${row.html}::text, ${row.unsubscribeUrl}::text, ${row.requestId}::text, ${now}, ${now},
      ${row.sentAt?.toISOString() ?? null}::timestamptz
    where ${when}
    on conflict (cause) do nothing`)
}

/** Sends what waits, after the answer has gone out. What fails is tried again by the scheduled run. */
export const sendSoon = (deps: Deps): void => {
  if (deps.mailer.name !== 'outbox') deps.defer(sendDueMails(deps))
}

/** Sends the mails that are due; the number taken on. A mail that fails waits five minutes. */
export const sendDueMails = async (deps: Deps): Promise<number> => {
  const retryAt = new Date(deps.now.getTime() + retryMinutes * 60_000)
  const claimed = await claimMails(deps.db, { now: deps.now, retryAt })
  for (const mail of claimed) {
    const failed = await deps.mailer.deliver(mail).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    )
    if (failed === null) await markSent(deps.db, { id: mail.id, now: deps.now })
    else await markFailed(deps.db, { id: mail.id, error: failed })
  }
  return claimed.length
}
