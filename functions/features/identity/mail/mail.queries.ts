import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'

const batchSize = 20

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

export const markSent = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.update(mails).set({ sentAt: now, lastError: null }).where(eq(mails.id, id))

export const markFailed = (db: Db, { id, error }: { id: string; error: string }) =>
  db.update(mails).set({ lastError: error }).where(eq(mails.id, id))

/** The local mailbox: the newest hundred mails, of one recipient when `to` is given. */
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
