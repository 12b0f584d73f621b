import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { MailTopic } from '#contract/identity/mail-topics.ts'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/identity/mails.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Mail } from '#integrations/mail/mail.ts'

const batchSize = 20

/** What must hold in its batch for a mail to be written. */
export type MailCondition = SQL

/** Named as the columns are; `topic` is null for mails that nobody may switch off. */
type MailRow = Omit<Mail, 'kind' | 'unsubscribeUrl'> & {
  id: string
  cause: string
  unsubscribe_url: Mail['unsubscribeUrl']
  topic: MailTopic | null
  wants_proof: boolean
}

type Queued = {
  rows: MailRow[]
  requestId: string
  now: Date
  isSent: boolean
  when?: MailCondition
}

// Who has switched a topic off gets no mail about it, and who has left gets none at all. Where a user has not proved their
// address, it may be a stranger's: words of users are kept from it.
const unwanted = sql`exists (select from users u where lower(u.email) = m.recipient
  and (u.deleted_at is not null or u.notifications ->> m.topic = 'false' or (m.wants_proof and u.email_verified_at is null)))`

/** Writes mails, each cause once, but those that their reader does not want or must not get. */
export const insertMails = (db: Db, { rows, requestId, now, isSent, when = sql`true` }: Queued) => {
  const at = momentSql(now)
  return db.execute(sql`
    insert into mails (id, cause, recipient, subject, text, html, unsubscribe_url, request_id, created_at, next_attempt_at, sent_at)
    select m.id, m.cause, m.recipient, m.subject, m.text, m.html, m.unsubscribe_url, ${requestId}::text, ${at}, ${at},
      case when ${isSent}::boolean then ${at} end
    from json_to_recordset(${JSON.stringify(rows)}::json) as m(id uuid, cause text,
      recipient text, subject text, text text, html text, unsubscribe_url text, topic text, wants_proof boolean)
    where not ${unwanted} and (${when})
    on conflict (cause) do nothing`)
}

/** Whether nobody has been mailed for a cause that begins so, as a condition of the next mail for one. */
export const notMailedSince = ({ causes, recipient, since }: { causes: string; recipient: string; since: Date }) =>
  sql`not exists (select from mails told where told.recipient = lower(${recipient}) and told.created_at > ${momentSql(since)}
    and starts_with(told.cause, ${causes}))`

/** Takes up to twenty waiting mails for this run: nobody else gets them before `retryAt`. */
export const claimMails = (db: Db, { now, retryAt }: { now: Date; retryAt: Date }) => {
  const waiting = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextAttemptAt, now)))
    .orderBy(mails.nextAttemptAt)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: retryAt })
    .where(inArray(mails.id, waiting))
    .returning({
      id: mails.id,
      requestId: mails.requestId,
      recipient: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      unsubscribeUrl: mails.unsubscribeUrl,
    })
}

/** Notes that a mail has gone out. */
export const markSent = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.update(mails).set({ sentAt: now, lastError: null }).where(eq(mails.id, id))

/** Notes why a mail has not gone out; it is tried again. */
export const markFailed = (db: Db, { id, error }: { id: string; error: string }) =>
  db.update(mails).set({ lastError: error }).where(eq(mails.id, id))

/** Reads the local mailbox: the newest hundred mails, of one recipient when `to` is given. */
export const listMailbox = (db: Db, to: string | undefined) =>
  db
    .select({
      to: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      sentAt: mails.createdAt,
    })
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.recipient, to.toLowerCase()))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(100)
