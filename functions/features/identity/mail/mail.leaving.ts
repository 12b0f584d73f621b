import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import type { Db } from '#db/client.ts'

/** Forgets the mails that brought a user links. Before the links themselves, by which it finds them. */
const forgetLinkMails = (db: Db, userId: string) =>
  db.execute(sql`delete from mails where split_part(cause, ':', 2) in (
    select t.id::text from mail_tokens t where t.user_id = ${userId})`)

const quoted = (text: string): string => text.replace(/[^a-z0-9@]/g, (sign) => `\\${sign}`)

/** Forgets the mails to an address, which is given in lower case, and those that name it. */
const forgetMailsNaming = (db: Db, address: string) => {
  const whole = `(?<![[:alnum:]._%+-])${quoted(address)}(?![[:alnum:]-]|\\.[[:alnum:]])`
  return db.execute(sql`delete from mails where recipient = ${address}
    or (strpos(lower(text), ${address}) > 0 and lower(text) ~ ${whole})`)
}

/** Forgets the mails, once they are sent, to addresses where one greets somebody by this name, and that nobody has any more. */
const forgetMailsGreeting = (db: Db, fullName: string) =>
  db.execute(sql`delete from mails m where sent_at is not null
    and recipient in (select g.recipient from mails g where strpos(g.text, ${`Hello ${fullName},`}) > 0) and not exists (select from users u where lower(u.email) = m.recipient)`)

/** Whatever opens something to whoever has it. */
const withoutTokens = sql`regexp_replace(m.text, 'token=[^[:space:]]+', 'token=…', 'g')`

/** The mails to a user and those that name them. */
export const mailLeaving: Leaving = {
  inFile: {
    mails: {
      tables: ['mails'],
      of: (id) => sql`
        select m.subject, ${withoutTokens} as text, m.created_at as "createdAt", m.sent_at as "sentAt"
        from mails m where m.recipient = (select lower(email) from users where id = ${id}) order by m.created_at, m.id`,
    },
  },
  columnsNotInFile: {
    'mails.html': 'the same as its text',
    'mails.unsubscribe_url': 'opens their choices to whoever has it',
    'mails.cause': 'what keeps us from sending it twice',
    'mails.request_id': 'a word by which we find a line in our log',
    'mails.attempts': 'how often we have tried to send it',
    'mails.next_attempt_at': 'when we try again',
    'mails.last_error': 'what the post said when it failed',
  },
  forgetNames: (db, { id, address, fullName }) => [
    forgetLinkMails(db, id),
    forgetMailsNaming(db, address),
    // To an address that they had before, and nobody has now.
    forgetMailsGreeting(db, fullName),
  ],
}
