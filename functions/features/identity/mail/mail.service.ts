import type { Deps } from '#app/deps.ts'
import type { Mail } from '#integrations/mail/mail.ts'
import { mailKinds, wantsProof } from '#integrations/mail/mail-kinds.ts'
import { claimMails, insertMails, type MailCondition, markFailed, markSent } from './mail.queries.ts'

const retryMinutes = 5

/** `cause` says what happened, such as `order:<id>:dispatched`; the same cause mails once. */
export type CausedMail = Mail & { cause: string }

const rowOf = (deps: Deps, { kind, unsubscribeUrl, ...mail }: CausedMail) => ({
  ...mail,
  id: deps.newId(),
  recipient: mail.recipient.toLowerCase(),
  unsubscribe_url: unsubscribeUrl,
  topic: mailKinds[kind],
  wants_proof: wantsProof(kind),
})

const queueOf = (deps: Deps, list: CausedMail[]) => ({
  rows: list.map((mail) => rowOf(deps, mail)),
  requestId: deps.requestId,
  now: deps.now,
  isSent: deps.mailer.name === 'outbox',
})

/**
 * Writes mails as a statement for the batch of their effect, but those whose reader has switched their topic off. Call
 * `sendSoon` after the commit. The outbox counts as sent at once: its row is the mail.
 */
export const queueMails = (deps: Deps, list: CausedMail[]) => insertMails(deps.db, queueOf(deps, list))

/**
 * Writes a mail only if `when` holds in its batch, for causes that SQL alone decides on. Both ways the statement is
 * the same.
 */
export const queueMailWhen = (deps: Deps, { mail, when }: { mail: CausedMail; when: MailCondition }) =>
  insertMails(deps.db, { ...queueOf(deps, [mail]), when })

/** Sends what waits, after the answer has gone out. What fails is tried again by the scheduled run. */
export const sendSoon = (deps: Deps): void => {
  if (deps.mailer.name !== 'outbox') deps.defer(sendDueMails(deps))
}

/** Sends the mails that are due and answers how many were taken on. A mail that fails waits five minutes. */
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
