import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { mailTokens } from '#db/schema/identity/people.ts'

/** The account itself, which loses its name as the last of all. */
export const accountLeaving: Leaving = {
  inFile: {
    account: {
      tables: ['users'],
      of: (id) => sql`
        select id, username, email, full_name as "fullName", user_type as "userType", seller_tier as "sellerTier",
          email_verified_at as "emailVerifiedAt", preferred_currency as "preferredCurrency", bio,
          '/api/images/' || avatar_key as "avatarUrl", postcode, notifications as "mailChoices",
          terms_accepted_at as "termsAcceptedAt", created_at as "createdAt", updated_at as "updatedAt"
        from users where id = ${id}`,
    },
  },
  columnsNotInFile: {
    'users.password_hash': 'helps whoever wants to guess their password',
    'users.suspended_at': 'who is suspended is not signed in and asks support for the file',
    'users.deleted_at': 'who has left has no file',
  },
  stays: { users: 'a row without their name, address or password, which all of this names' },
}

/** The links that were mailed to a user. */
export const linksLeaving: Leaving = {
  inFile: {
    links: {
      tables: ['mail_tokens'],
      of: (id) => sql`
        select kind, email, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
        from mail_tokens where user_id = ${id} order by id`,
    },
  },
  columnsNotInFile: {
    'mail_tokens.token_hash': 'what a link of a mail is known by',
    'mail_tokens.code_hash': 'what the digits of a mail are known by',
    'mail_tokens.code_tries': 'how often those digits were typed within ten minutes',
  },
  forget: (db, { id }) => [db.delete(mailTokens).where(eq(mailTokens.userId, id))],
}
