import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailTokens, users } from '#db/schema/index.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

const hasAddress = (email: string) => sql`lower(${users.email}) = lower(${email})`

/** Ends the links that the user of this address has not followed yet. */
export const endLinks = (db: Db, email: string) =>
  db
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.kind, 'reset_password'),
        isNull(mailTokens.usedAt),
        inArray(mailTokens.userId, db.select({ id: users.id }).from(users).where(hasAddress(email))),
      ),
    )

/** The same of a user who is known. */
export const endLinksOf = (db: Db, userId: string) =>
  db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, 'reset_password'), isNull(mailTokens.usedAt)))

type NewLink = { id: string; email: string; tokenHash: string; createdAt: Date; expiresAt: Date }

/** A link for the user of this address; nothing where there is none. */
export const insertLink = (db: Db, { id, email, tokenHash, createdAt, expiresAt }: NewLink) =>
  db.execute(sql`
    insert into mail_tokens (id, user_id, kind, token_hash, email, created_at, expires_at)
    select ${id}::uuid, ${users.id}, 'reset_password', ${tokenHash}::text, ${users.email}, ${at(createdAt)}, ${at(expiresAt)}
    from ${users} where ${hasAddress(email)}`)

/** Whether that link was made, as the condition of its mail. */
export const linkWasMade = (id: string) => sql`exists (select 1 from ${mailTokens} where ${mailTokens.id} = ${id})`

type Link = { tokenHash: string; now: Date }

/** A link opens as long as nobody followed it, for its hour, while the address that it went to is still the user's. */
const opens = ({ tokenHash, now }: Link) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.kind, 'reset_password'),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
    sql`lower(${mailTokens.email}) = lower(${users.email})`,
  )

/** Whose password the link changes; nobody when it does not open. */
export const findByLink = (db: Db, link: Link) =>
  db
    .select({ id: users.id, username: users.username, email: users.email, fullName: users.fullName })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(opens(link))

/** Uses the link up, or stops the batch with `link_ended`: of many at once, one gets through. */
export const useLink = (db: Db, link: Link) =>
  db.execute(sql`
    with used as (
      update ${mailTokens} set used_at = ${at(link.now)} from ${users}
      where ${users.id} = ${mailTokens.userId} and ${opens(link)}
      returning 1
    )
    select refuse('link_ended') where not exists (select 1 from used)`)

type NewPassword = { id: string; passwordHash: string; now: Date }

/**
 * Gives the user a new password, and verifies his address: the link went there and nowhere else, so whoever followed it
 * reads that mailbox, which is all that a verification link shows. Whoever registered with a stranger's address is out
 * by then: password and sessions are gone.
 */
export const setPasswordByLink = (db: Db, { id, passwordHash, now }: NewPassword) =>
  db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${at(now)})`, updatedAt: now })
    .where(eq(users.id, id))

/** Replaces the password that was checked, or stops the batch with `password_moved` when it is not the user's any more. */
export const replacePassword = (
  db: Db,
  { id, passwordHash, presentHash, now }: NewPassword & { presentHash: string },
) =>
  db.execute(sql`
    with replaced as (
      update ${users} set password_hash = ${passwordHash}, updated_at = ${at(now)}
      where id = ${id} and password_hash = ${presentHash} returning 1
    )
    select refuse('password_moved') where not exists (select from replaced)`)

/** Whether this very hash is the user's, after an answer was lost. */
export const hasPassword = (db: Db, { id, passwordHash }: Pick<NewPassword, 'id' | 'passwordHash'>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
