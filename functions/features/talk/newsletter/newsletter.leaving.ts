import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/** The newsletter to a user's address. */
export const newsletterLeaving: Leaving = {
  inFile: {
    newsletter: {
      tables: ['newsletter_subscribers'],
      of: (id) => sql`
        select email, status, created_at as "createdAt", confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt"
        from newsletter_subscribers where lower(email) = (select lower(email) from users where id = ${id})`,
    },
  },
  columnsNotInFile: {
    'newsletter_subscribers.confirm_hash': 'what the link of a mail is known by',
    'newsletter_subscribers.confirm_expires_at': 'how long that link works',
  },
  forgetNames: (db, { address }) => [
    db.execute(sql`delete from newsletter_subscribers where lower(email) = ${address}`),
  ],
}
