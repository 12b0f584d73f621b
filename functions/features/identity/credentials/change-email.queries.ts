import { and, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailTokens, sessions, users } from '#db/schema/index.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** A row when somebody else has the address, whatever the case. */
export const emailOfAnother = (db: Db, { id, email }: { id: string; email: string }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, ne(users.id, id)))

/** Keeps the user as he is until the batch ends, or stops it with `password_moved` when the checked password is not his. */
export const holdWhilePassword = (db: Db, { id, hash }: { id: string; hash: string }) =>
  db.execute(sql`
    with held as (select 1 from ${users} where ${users.id} = ${id} and ${users.passwordHash} = ${hash} for no key update)
    select refuse('password_moved') where not exists (select from held)`)

const isOpen = (userId: string) =>
  and(eq(mailTokens.userId, userId), eq(mailTokens.kind, 'change_email'), isNull(mailTokens.usedAt))

/** Ends the change that waits for its link, if any. */
export const endEmailChange = (db: Db, userId: string) => db.delete(mailTokens).where(isOpen(userId))

/** Keeps the user as he is until the batch ends, so that who ends his links finds those that it writes. */
export const holdUser = (db: Db, id: string) =>
  db.execute(sql`select 1 from ${users} where ${users.id} = ${id} for no key update`)

/** Ends the change that waits for its link, or stops the batch with `link_ended` when none does any more. */
export const renewEmailChange = (db: Db, userId: string) =>
  db.execute(sql`
    with ended as (delete from ${mailTokens} where ${isOpen(userId)} returning 1)
    select refuse('link_ended') where not exists (select from ended)`)

/** The address that waits for its link. */
export const pendingChange = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(isOpen(userId), gt(mailTokens.expiresAt, now)))
    .orderBy(sql`${mailTokens.id} desc`)
    .limit(1)

/** Whose address a link changes, and whether it has; used and lapsed ones too. */
export const findChange = (db: Db, tokenHash: string) =>
  db
    .select({
      id: mailTokens.id,
      newEmail: mailTokens.email,
      usedAt: mailTokens.usedAt,
      expiresAt: mailTokens.expiresAt,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
    })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.kind, 'change_email'), isNull(users.deletedAt)))

export type FoundChange = Awaited<ReturnType<typeof findChange>>[number]

type Link = { tokenHash: string; now: Date }

const opens = ({ tokenHash, now }: Link) =>
  and(
    eq(mailTokens.tokenHash, tokenHash),
    eq(mailTokens.kind, 'change_email'),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  )

/** Gives the link's user the address that it went to, which proves it. The user before the link: who ends links holds him. */
export const moveToEmail = (db: Db, { link, newEmail }: { link: Link; newEmail: string }) =>
  db
    .update(users)
    .set({ email: newEmail, emailVerifiedAt: link.now, updatedAt: link.now })
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(mailTokens)
          .where(and(opens(link), eq(mailTokens.userId, users.id))),
      ),
    )

/** Uses the link up, or stops the batch with `link_ended`: of many at once, one gets through. */
export const spendChangeLink = (db: Db, link: Link) =>
  db.execute(sql`
    with used as (update ${mailTokens} set used_at = ${at(link.now)} where ${opens(link)} returning 1)
    select refuse('link_ended') where not exists (select from used)`)

/** Ends the user's sessions but, where the link was opened in a browser of his, that one's. */
export const deleteSessionsBut = (db: Db, { userId, kept }: { userId: string; kept: string | null }) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), kept === null ? undefined : ne(sessions.id, kept)))
