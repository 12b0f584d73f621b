import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { userColumns } from '#app/actor.ts'
import { mostPasskeys } from '#contract/identity/factors/passkeys.constants.ts'
import type { Db } from '#db/client.ts'
import { passkeys } from '#db/schema/identity/factors.ts'
import { users } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'

/** How browsers name a user's passkeys. */
export const knownCredentials = (db: Db, userId: string) =>
  db
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))

/** Stops the batch with `full` when a user has as many passkeys as one may. After the lock of the user: of two at once, one is the last. */
export const refuseFull = (db: Db, userId: string) =>
  db.execute(sql`
    select refuse('full') where (select count(*) from ${passkeys} where user_id = ${userId}) >= ${mostPasskeys}::int`)

/** Keeps a passkey; fails on `passkeys_credential_key` where it is kept already. */
export const insertPasskey = (db: Db, row: typeof passkeys.$inferInsert) => db.insert(passkeys).values(row)

type Which = { id: string; userId: string }

/** Gives a user's passkey another name; no row comes back when they have no such. */
export const renamePasskey = (db: Db, { id, userId, name }: Which & { name: string }) =>
  db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })

/** Takes a user's passkey away, or stops the batch with `gone` where it is not there. */
export const deletePasskey = (db: Db, { id, userId }: Which) =>
  db.execute(sql`
    with gone as (delete from ${passkeys} where id = ${id} and user_id = ${userId} returning 1)
    select refuse('gone') where not exists (select from gone)`)

const keyColumns = {
  passkeyId: passkeys.id,
  credentialId: passkeys.credentialId,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
}

/** Finds whose passkey this is, as who signs in by it. */
export const findByCredential = (db: Db, credentialId: string) =>
  db
    .select({ ...userColumns, ...keyColumns, passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isNull(users.deletedAt)))

/** Finds one of a user's own passkeys. */
export const ownCredential = (db: Db, { credentialId, userId }: { credentialId: string; userId: string }) =>
  db
    .select(keyColumns)
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId)))

type Use = { id: string; counter: number; now: Date }

/**
 * Notes that a passkey has signed, or stops the batch with `bad_passkey` when it is gone or has counted further by then: of
 * two with the same count, one may be a copy.
 */
export const usePasskey = (db: Db, { id, counter, now }: Use) =>
  db.execute(sql`
    with used as (
      update ${passkeys} set counter = ${counter}, last_used_at = ${momentSql(now)}
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1
    )
    select refuse('bad_passkey') where not exists (select from used)`)

/** Takes all passkeys of the users away whom `owners` finds, and has it written down once for each. */
export const deletePasskeysOf = (db: Db, { owners, told }: { owners: SQL; told: Told }) =>
  db.execute(sql`
    with gone as (delete from ${passkeys} where user_id in ${owners} returning user_id as id)
    ${told(sql`(select distinct id from gone)`)}`)

/** Takes all passkeys of a user away. */
export const deletePasskeys = (db: Db, userId: string) => db.delete(passkeys).where(eq(passkeys.userId, userId))
