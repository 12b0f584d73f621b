import pg from 'pg'
import { runMigrations } from '#db/migrate.ts'
import type { Postgres } from './postgres.ts'

/** The name of the local database. */
export const database = 'hatchyard'

/** How the Worker names it: the driver sends this to the gateway, which reads the database's name alone. */
export const databaseUrl = (name = database) => `postgres://postgres:local@localhost/${name}`

/** Runs `work` with a session on one database of the server, and closes it. */
export async function withSession<T>(url: string, work: (session: pg.Client) => Promise<T>): Promise<T> {
  const session = new pg.Client({ connectionString: url })
  // When the server stops, what runs on the session says so; between two statements nobody need be told.
  session.on('error', () => {})
  await session.connect()
  try {
    return await work(session)
  } finally {
    await session.end()
  }
}

/** Tells what was seeded and migrated in a way that can't be brought up to today's: such a database is made anew. */
const seeded = 'seeded from the beginning'

/**
 * Makes the local database if it is not there, and migrates it. One whose seed never came to its end is made anew.
 * Returns whether it still wants its seed.
 */
export async function prepareDatabase(postgres: Postgres): Promise<{ wantsSeed: boolean }> {
  const wantsSeed = await withSession(postgres.url('postgres'), async (session) => {
    const known = `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`
    const { rows } = await session.query<{ note: string | null }>(known, [database])
    if (rows[0]?.note === seeded) return false
    await session.query(`drop database if exists ${database} with (force)`)
    await session.query(`create database ${database}`)
    // Made anew if it comes to nothing: until the mark is set, nothing waits for the disk.
    await session.query(`alter database ${database} set synchronous_commit = off`)
    return true
  })
  await runMigrations(postgres.url(database))
  return { wantsSeed }
}

/** Remembers, on the database itself, that its seed is whole. The mark waits for the disk, and so for all before it. */
export const markSeeded = (postgres: Postgres): Promise<unknown> =>
  withSession(postgres.url('postgres'), async (session) => {
    await session.query(`alter database ${database} reset synchronous_commit`)
    await session.query(`comment on database ${database} is '${seeded}'`)
  })
