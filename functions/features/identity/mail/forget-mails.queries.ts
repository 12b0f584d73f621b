import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets the one mail of a cause. */
export const forgetMailOf = (db: Db, cause: string) => db.execute(sql`delete from mails where cause = ${cause}`)

/**
 * Forgets the mails, also to others, whose cause names one of these things, once they are sent. `things` and `checkouts`
 * select ids as text; of checkouts only what their buyer got.
 */
export const forgetMailsAbout = (db: Db, { things, checkouts }: { things: SQL; checkouts: SQL }) =>
  db.execute(sql`delete from mails where sent_at is not null and (split_part(cause, ':', 2) in (${things})
    or (split_part(cause, ':', 4) = 'buyer' and split_part(cause, ':', 2) in (${checkouts})))`)

/** Forgets the mails that brought a user links. Before the links themselves, by which it finds them. */
export const forgetLinkMails = (db: Db, userId: string) =>
  db.execute(sql`delete from mails where split_part(cause, ':', 2) in (
    select t.id::text from mail_tokens t where t.user_id = ${userId})`)

const quoted = (text: string): string => text.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`)

/** Forgets the mails to an address, which is given in lower case, and those that name it. */
export const forgetMailsNaming = (db: Db, address: string) => {
  const whole = `(?<![[:alnum:]._%+-])${quoted(address)}(?![[:alnum:]-]|\\.[[:alnum:]])`
  return db.execute(sql`delete from mails where recipient = ${address}
    or (strpos(lower(text), ${address}) > 0 and lower(text) ~ ${whole})`)
}

/** Forgets the mails, once they are sent, that greet somebody by this name at an address that nobody has any more. */
export const forgetMailsGreeting = (db: Db, fullName: string) =>
  db.execute(sql`delete from mails m where sent_at is not null and strpos(text, ${`Hello ${fullName},`}) > 0
    and not exists (select from users u where lower(u.email) = m.recipient)`)
