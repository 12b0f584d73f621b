import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Reads the hash of a user's password. */
export const passwordHashOf = (db: Db, id: string) =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))

/** Keeps the user as they are until the batch ends, or stops it with `password_moved` when the checked password is not theirs. */
export const holdWhilePassword = (db: Db, { id, hash }: { id: string; hash: string }) =>
  db.execute(sql`
    with held as (select 1 from ${users} where ${users.id} = ${id} and ${users.passwordHash} = ${hash} for no key update)
    select refuse('password_moved') where not exists (select from held)`)

type NewPassword = { id: string; passwordHash: string; now: Date }

/**
 * Gives the user a new password, and verifies their address: the link went there and nowhere else, so whoever followed it
 * reads that mailbox, which is all that a verification link shows. Whoever registered with a stranger's address is out
 * once the batch ends: with the old password go their sessions and the factors that they had set up.
 */
export const setPasswordByLink = (db: Db, { id, passwordHash, now }: NewPassword) =>
  db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${momentSql(now)})`, updatedAt: now })
    .where(eq(users.id, id))

/** Replaces the password that was checked, or stops the batch with `password_moved` when it is not the user's any more. */
export const replacePassword = (
  db: Db,
  { id, passwordHash, presentHash, now }: NewPassword & { presentHash: string },
) =>
  db.execute(sql`
    with replaced as (
      update ${users} set password_hash = ${passwordHash}, updated_at = ${momentSql(now)}
      where id = ${id} and password_hash = ${presentHash} returning 1
    )
    select refuse('password_moved') where not exists (select from replaced)`)

/** Tells whether this very hash is the user's, after an answer was lost. */
export const hasPassword = (db: Db, { id, passwordHash }: Pick<NewPassword, 'id' | 'passwordHash'>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
