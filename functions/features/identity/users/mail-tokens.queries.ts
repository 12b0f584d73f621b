import { and, eq, exists, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { emailCode } from '#contract/identity/email-code.constants.ts'
import type { Db } from '#db/client.ts'
import { mailTokens, users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'
import { isUnprovedByStranger, type Proving } from './unproved.queries.ts'

/** Makes a link of a mail, of which only the hash is kept. */
export const insertToken = (db: Db, row: typeof mailTokens.$inferInsert) => db.insert(mailTokens).values(row)

const proves = eq(mailTokens.kind, 'verify_email')

const isLink = (tokenHash: string) => and(eq(mailTokens.tokenHash, tokenHash), proves)

const isOfUser = (userId: string) => and(eq(mailTokens.userId, userId), proves)

const isTheirs = sql<boolean>`lower(${mailTokens.email}) = lower(${users.email})`

/**
 * Holds the user of a link until the batch ends, and tells whether the link's address is theirs and was proved before. First
 * in its batch: whoever sends, tries and follows what a mail holds takes the user before the mail.
 */
export const holdUserOfLink = (db: Db, tokenHash: string) =>
  db
    .select({ provedAt: users.emailVerifiedAt, isTheirs })
    .from(users)
    .innerJoin(mailTokens, eq(mailTokens.userId, users.id))
    .where(isLink(tokenHash))
    .for('no key update', { of: users })

/** Uses the link that verifies an address up; one that was used or has run out stays as it is. */
export const spendVerifyLink = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(isLink(tokenHash), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))

type Used = { used: SQL | undefined; now: Date }

const verifyBy = (db: Db, { used, now }: Used) =>
  db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${momentSql(now)})` })
    .where(
      exists(
        db
          .select({ id: mailTokens.id })
          .from(mailTokens)
          .where(and(used, isNotNull(mailTokens.usedAt), eq(mailTokens.userId, users.id), isTheirs)),
      ),
    )
    .returning({ id: users.id })

/**
 * Finds the id of whose address a used link is about to verify, where nobody has proved it and whoever opens the link is not
 * signed in as them.
 */
export const unprovedOfLink = ({ tokenHash, ...proving }: { tokenHash: string } & Proving): SQL => sql`(
  select ${users.id} from ${users} join ${mailTokens} on ${mailTokens.userId} = ${users.id}
  where ${isLink(tokenHash)} and ${mailTokens.usedAt} is not null and ${isTheirs} and ${isUnprovedByStranger(proving)})`

/** Verifies the address of a used link while it is still the user's; a link that was used before finds them again. */
export const verifyUser = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  verifyBy(db, { used: isLink(tokenHash), now })

/** Ends the codes of the mails that a user was sent to prove their address: the next mail brings another. */
export const endCodes = (db: Db, userId: string) =>
  db
    .update(mailTokens)
    .set({ codeHash: null })
    .where(and(isOfUser(userId), isNotNull(mailTokens.codeHash)))

type Typed = { userId: string; codeHash: string; now: Date }

/**
 * Tries a code against the newest mail to the user's present address and counts it; a right one uses the mail up. Tells how
 * often that mail's was tried, and has no row once it has run out or was tried too often. Of many at once each counts.
 */
export const tryCode = (db: Db, { userId, codeHash, now }: Typed) => {
  const since = new Date(now.getTime() - emailCode.minutes * 60_000)
  return db
    .update(mailTokens)
    .set({
      codeTries: sql`${mailTokens.codeTries} + 1`,
      usedAt: sql`case when ${mailTokens.codeHash} = ${codeHash} then coalesce(${mailTokens.usedAt}, ${momentSql(now)})
        else ${mailTokens.usedAt} end`,
    })
    .from(users)
    .where(
      and(
        eq(users.id, mailTokens.userId),
        isOfUser(userId),
        isNotNull(mailTokens.codeHash),
        lt(mailTokens.codeTries, emailCode.tries),
        gt(mailTokens.createdAt, since),
        isTheirs,
      ),
    )
    .returning({ tries: mailTokens.codeTries })
}

/** Verifies the address of a mail that a code has used up; one that was used before finds its user again. */
export const verifyByCode = (db: Db, { userId, codeHash, now }: Typed) =>
  verifyBy(db, { used: and(isOfUser(userId), eq(mailTokens.codeHash, codeHash)), now })
