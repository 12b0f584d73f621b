import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import type { Db } from '#db/client.ts'
import { mailTokens, users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'
import { hasEmail } from './user.queries.ts'

const isOpen = and(eq(mailTokens.kind, 'reset_password'), isNull(mailTokens.usedAt))

/** Ends the links to a new password that the user of this address has not followed yet. */
export const endResetLinks = (db: Db, email: string) =>
  db
    .delete(mailTokens)
    .where(and(isOpen, inArray(mailTokens.userId, db.select({ id: users.id }).from(users).where(hasEmail(email)))))

/** Ends those of a user who is known. */
export const endResetLinksOf = (db: Db, userId: string) =>
  db.delete(mailTokens).where(and(eq(mailTokens.userId, userId), isOpen))

type NewLink = { id: string; email: string; tokenHash: string; createdAt: Date; expiresAt: Date }

/** Makes a link for the user of this address; nothing where there is none. */
export const insertResetLink = (db: Db, { id, email, tokenHash, createdAt, expiresAt }: NewLink) =>
  db.execute(sql`
    insert into mail_tokens (id, user_id, kind, token_hash, email, created_at, expires_at)
    select ${id}::uuid, ${users.id}, 'reset_password', ${tokenHash}::text, ${users.email},
      ${momentSql(createdAt)}, ${momentSql(expiresAt)}
    from ${users} where ${hasEmail(email)}`)

/** Whether that link was made, as the condition of its mail. */
export const resetLinkWasMade = (id: string) => sql`exists (select 1 from ${mailTokens} where ${mailTokens.id} = ${id})`

type Link = { tokenHash: string; now: Date }

/** A link opens as long as nobody followed it, for its hour, while the address that it went to is still the user's. */
const opens = ({ tokenHash, now }: Link) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    isOpen,
    gt(mailTokens.expiresAt, now),
    sql`lower(${mailTokens.email}) = lower(${users.email})`,
  )

/**
 * Counts a try to follow the link: for the link where it opens, else for the network, so that nobody in a network uses up
 * what somebody else's link needs.
 */
export const countResetTry = (deps: Deps, { network, ...link }: Link & { network: string }) => {
  const isOpening = sql`exists (
    select from ${mailTokens}, ${users} where ${users.id} = ${mailTokens.userId} and ${opens(link)})`
  return {
    byLink: countTry(deps, { name: 'resetLink', who: link.tokenHash, given: isOpening }),
    byNetwork: countTry(deps, { name: 'resetAddress', who: network, given: sql`not ${isOpening}` }),
  }
}

/** Finds whose password the link changes; nobody when it does not open. */
export const findByResetLink = (db: Db, link: Link) =>
  db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(opens(link))

/** Uses the link up, or stops the batch with `link_ended`: of many at once, one gets through. */
export const spendResetLink = (db: Db, link: Link) =>
  db.execute(sql`
    with used as (
      update ${mailTokens} set used_at = ${momentSql(link.now)} from ${users}
      where ${users.id} = ${mailTokens.userId} and ${opens(link)}
      returning 1
    )
    select refuse('link_ended') where not exists (select 1 from used)`)
