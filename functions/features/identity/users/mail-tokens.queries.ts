import { and, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mailTokens, users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Makes a link of a mail, of which only the hash is kept. */
export const insertToken = (db: Db, row: typeof mailTokens.$inferInsert) => db.insert(mailTokens).values(row)

const isLink = (tokenHash: string) => and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.kind, 'verify_email'))

/** Uses the link that verifies an address up; one that was used or has run out stays as it is. */
export const spendVerifyLink = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(isLink(tokenHash), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))

/** Verifies the address of a used link while it is still the user's; a link that was used before finds them again. */
export const verifyUser = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${momentSql(now)})` })
    .where(
      exists(
        db
          .select({ id: mailTokens.id })
          .from(mailTokens)
          .where(
            and(
              isLink(tokenHash),
              isNotNull(mailTokens.usedAt),
              eq(mailTokens.userId, users.id),
              sql`lower(${mailTokens.email}) = lower(${users.email})`,
            ),
          ),
      ),
    )
    .returning({ id: users.id })
