import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { totpSecrets } from '#db/schema/identity/factors.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'

type NewSecret = Pick<typeof totpSecrets.$inferInsert, 'id' | 'userId' | 'sealed' | 'createdAt'>

/** Begins the setting up of an app anew, so that what was begun before can't be ended; no row comes back when one is set up. */
export const beginTotp = (db: Db, { id, userId, sealed, createdAt }: NewSecret) =>
  db
    .insert(totpSecrets)
    .values({ id, userId, sealed, createdAt })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { id, sealed, createdAt },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ id: totpSecrets.id })

/** Reads the secret of an app that a user is setting up. */
export const begunTotp = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .select({ sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.id, id), eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))

type Showing = { id: string; userId: string; step: number; now: Date }

/** Ends the setting up by a code of this step, or stops the batch with `begun_anew` when it is not what stands there any more. */
export const confirmTotp = (db: Db, { id, userId, step, now }: Showing) =>
  db.execute(sql`
    with shown as (
      update ${totpSecrets} set confirmed_at = ${momentSql(now)}, last_step = ${step}
      where id = ${id} and user_id = ${userId} and confirmed_at is null returning 1
    )
    select refuse('begun_anew') where not exists (select from shown)`)

type Spending = { userId: string; sealed: string; step: number }

/**
 * Takes the code of a step, or stops the batch with `bad_code` where it, or a later one, was taken before, or the app by whose
 * secret it was looked at is another by now.
 */
export const spendTotpStep = (db: Db, { userId, sealed, step }: Spending) =>
  db.execute(sql`
    with spent as (
      update ${totpSecrets} set last_step = ${step}
      where user_id = ${userId} and sealed = ${sealed} and last_step < ${step} returning 1
    )
    select refuse('bad_code') where not exists (select from spent)`)

/** Takes a user's app away, or stops the batch with `gone` where it is not there. */
export const deleteTotp = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db.execute(sql`
    with gone as (delete from ${totpSecrets} where id = ${id} and user_id = ${userId} returning 1)
    select refuse('gone') where not exists (select from gone)`)

/** Takes the apps of the users away whom `owners` finds, also one that is being set up; what was set up is written down. */
export const deleteTotpOf = (db: Db, { owners, told }: { owners: SQL; told: Told }) =>
  db.execute(sql`
    with gone as (delete from ${totpSecrets} where user_id in ${owners} returning user_id as id, confirmed_at)
    ${told(sql`(select id from gone where confirmed_at is not null)`)}`)

/** Reads secrets that begin so as they are sealed: a hundred of them. */
export const sealedSo = (db: Db, beginnings: string[]) =>
  db
    .select({ id: totpSecrets.id, userId: totpSecrets.userId, sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(or(...beginnings.map((beginning) => sql`starts_with(${totpSecrets.sealed}, ${beginning})`)))
    .orderBy(totpSecrets.id)
    .limit(100)

/** Keeps a secret as it is sealed now, where nobody has changed it meanwhile. */
export const resealTotp = (db: Db, { id, was, sealed }: { id: string; was: string; sealed: string }) =>
  db
    .update(totpSecrets)
    .set({ sealed })
    .where(and(eq(totpSecrets.id, id), eq(totpSecrets.sealed, was)))
    .returning({ id: totpSecrets.id })
