import { and, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailTokens, users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'
import { hasEmail } from './user.queries.ts'

/** Reads a row when somebody else has the address, whatever the case. */
export const emailOfAnother = (db: Db, { id, email }: { id: string; email: string }) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), ne(users.id, id)))

const isChange = eq(mailTokens.kind, 'change_email')

const isOpen = (userId: string) => and(eq(mailTokens.userId, userId), isChange, isNull(mailTokens.usedAt))

/** Ends the change that waits for its link, if any. */
export const endEmailChange = (db: Db, userId: string) => db.delete(mailTokens).where(isOpen(userId))

/** Ends the change that waits for its link, or stops the batch with `link_ended` when none does any more. */
export const renewEmailChange = (db: Db, userId: string) =>
  db.execute(sql`
    with ended as (delete from ${mailTokens} where ${isOpen(userId)} returning 1)
    select refuse('link_ended') where not exists (select from ended)`)

/** Gives a user another address in place of one that nobody has proved, or stops the batch with `proved` where somebody has. */
export const correctEmailOf = (db: Db, { id, email, now }: { id: string; email: string; now: Date }) =>
  db.execute(sql`
    with corrected as (
      update ${users} set email = ${email}, updated_at = ${momentSql(now)}
      where ${users.id} = ${id} and ${users.emailVerifiedAt} is null returning 1
    )
    select refuse('proved') where not exists (select from corrected)`)

/** Reads the address that waits for its link. */
export const pendingChange = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(isOpen(userId), gt(mailTokens.expiresAt, now)))
    .orderBy(sql`${mailTokens.id} desc`)
    .limit(1)

/** Finds whose address a link changes, and whether it has; used and lapsed ones too. */
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
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, tokenHash), isChange, isNull(users.deletedAt)))

export type FoundChange = Awaited<ReturnType<typeof findChange>>[number]

type Link = { tokenHash: string; now: Date }

const opens = ({ tokenHash, now }: Link) =>
  and(eq(mailTokens.tokenHash, tokenHash), isChange, isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now))

/** Gives the link's user the address that it went to, which proves it. The user before the link: who ends links holds them. */
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
    with used as (update ${mailTokens} set used_at = ${momentSql(link.now)} where ${opens(link)} returning 1)
    select refuse('link_ended') where not exists (select from used)`)
