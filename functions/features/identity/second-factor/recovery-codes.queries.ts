import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { recoveryCodes } from '#db/schema/identity/factors.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'

type NewCodes = { userId: string; hashes: string[]; newId: string; now: Date }

/** Keeps codes of a user who has none; no row comes back for one who has. */
export const insertFirstCodes = (db: Db, { userId, hashes, newId, now }: NewCodes) =>
  db.execute<{ id: string }>(sql`
    insert into ${recoveryCodes} (id, user_id, code_hash, created_at)
    select ${newIdSql(newId)}, ${userId}::uuid, hash, ${momentSql(now)}
    from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) hash
    where not exists (select from recovery_codes where user_id = ${userId})
    returning id`)

/** Ends all codes of a user. */
export const deleteCodes = (db: Db, userId: string) => db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))

/** Ends all codes of the users whom `owners` finds. */
export const deleteCodesOf = (db: Db, owners: SQL) =>
  db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, owners))

/** Ends the codes of a user who has no factor any more in whose place they could be. */
export const deleteIdleCodes = (db: Db, userId: string) =>
  db.execute(sql`
    delete from ${recoveryCodes} where user_id = ${userId}
      and not exists (select from totp_secrets t where t.user_id = ${userId} and t.confirmed_at is not null)
      and not exists (select from passkeys p where p.user_id = ${userId})`)

/** Takes a code, or stops the batch with `bad_code` when the user has no such, or has used it. */
export const spendRecoveryCode = (
  db: Db,
  { userId, codeHashes, now }: { userId: string; codeHashes: string[]; now: Date },
) =>
  db.execute(sql`
    with spent as (
      update ${recoveryCodes} set used_at = ${momentSql(now)}
      where user_id = ${userId} and ${inArray(recoveryCodes.codeHash, codeHashes)} and used_at is null returning 1
    )
    select refuse('bad_code') where not exists (select from spent)`)
