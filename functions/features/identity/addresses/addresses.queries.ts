import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Address } from '#contract/fields.ts'
import { addressLimit } from '#contract/identity/addresses.constants.ts'
import type { Db } from '#db/client.ts'
import { addresses } from '#db/schema/identity/people.ts'
import { momentSql } from '#db/sql/moments.ts'

const columns = { id: addresses.id, address: addresses.address, isDefault: addresses.isDefault }

export type AddressRow = Pick<typeof addresses.$inferSelect, keyof typeof columns>

type Own = { id: string; userId: string }

const own = ({ id, userId }: Own) => and(eq(addresses.id, id), eq(addresses.userId, userId))

type Page = { userId: string; cursor: string | undefined; limit: number }

/** Reads the user's addresses, the newest first: ids sort by the time they were made. */
export const listAddresses = (db: Db, { userId, cursor, limit }: Page) =>
  db
    .select(columns)
    .from(addresses)
    .where(and(eq(addresses.userId, userId), cursor ? lt(addresses.id, cursor) : undefined))
    .orderBy(desc(addresses.id))
    .limit(limit)

/** Reads the user's own address. */
export const findAddress = (db: Db, asked: Own) => db.select(columns).from(addresses).where(own(asked))

/** Reads the user's own by its id; no id, no row. */
export const namedAddress = (db: Db, { id, userId }: { id: string | null | undefined; userId: string }) =>
  db
    .select({ address: addresses.address })
    .from(addresses)
    .where(id ? own({ id, userId }) : sql`false`)

type Given = { userId: string; address: Address }

const same = ({ userId, address }: Given) =>
  sql`${addresses.userId} = ${userId} and ${addresses.address} = ${JSON.stringify(address)}::jsonb`

/** Reads the address that the user has saved in the same words. */
export const findSame = (db: Db, given: Given) =>
  db.select(columns).from(addresses).where(same(given)).orderBy(desc(addresses.id)).limit(1)

/** Saves an address that the user has not saved yet; refuses `full` when they have as many as they may. */
export const insertAddress = (db: Db, { id, now, ...given }: Given & { id: string; now: Date }) => {
  const at = momentSql(now)
  const isNew = sql`not exists (select from ${addresses} where ${same(given)})`
  return {
    room: db.execute(sql`select refuse('full') where ${isNew}
      and (select count(*) from ${addresses} where user_id = ${given.userId}) >= ${addressLimit}`),
    row: db.execute(sql`insert into addresses (id, user_id, address, created_at, updated_at)
      select ${id}::uuid, ${given.userId}::uuid, ${JSON.stringify(given.address)}::jsonb, ${at}, ${at} where ${isNew}`),
  }
}

type Change = Own & { change: Partial<Address>; now: Date }

/** Changes what is named of the user's own address; refuses `gone` when they have no such. */
export const changeAddress = (db: Db, { id, userId, change, now }: Change) =>
  db.execute(sql`
    with changed as (
      update addresses set address = address || ${JSON.stringify(change)}::jsonb,
        updated_at = ${momentSql(now)}
      where id = ${id} and user_id = ${userId} returning 1)
    select refuse('gone') where not exists (select from changed)`)

/** Refuses `default` when the user's address is the one that checkouts begin with: only another takes its place. */
export const refuseDefault = (db: Db, { id, userId }: Own) =>
  db.execute(sql`select refuse('default') from addresses where id = ${id} and user_id = ${userId} and is_default`)

/** Makes the user's addresses that fit `which` the default; `which` fits one. */
export const moveDefault = (db: Db, { userId, which }: { userId: string; which: SQL }) => [
  db.execute(sql`update addresses set is_default = false
      where user_id = ${userId} and is_default and not (${which})`),
  db.execute(sql`update addresses set is_default = true where user_id = ${userId} and not is_default and (${which})`),
]

/** Chooses the address of this id. */
export const isOne = (id: string) => sql`addresses.id = ${id}::uuid`
/** Chooses the address that was saved in the same words, the last of them. */
export const isSame = (given: Given) => sql`addresses.id = (select max(${addresses.id}::text)::uuid from ${addresses}
  where ${same(given)})`

/** Makes the newest address the default where none is. */
export const needDefault = (db: Db, userId: string) =>
  db.execute(sql`
    update addresses set is_default = true
    where id = (select id from addresses where user_id = ${userId} order by id desc limit 1)
      and not exists (select from addresses where user_id = ${userId} and is_default)`)

/** Deletes the user's own address; no row comes back when they have no such. */
export const deleteAddress = (db: Db, asked: Own) =>
  db.delete(addresses).where(own(asked)).returning({ id: addresses.id })
