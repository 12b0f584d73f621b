import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { withSession } from '#db/local/postgres/database.ts'

/** Migrated once, copied for each file of tests; nobody may be connected to it while it is copied. */
export const templateDatabase = 'template_app'

export type TestDatabase = {
  name: string
  /** Ordinary Postgres sessions, for a test to arrange and look at rows. */
  pool: pg.Pool
  drop: () => Promise<void>
}

/** Makes a migrated database of its own on the server at `postgresUrl`. */
export async function createTestDatabase(postgresUrl: string): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const onServer = (query: string) => withSession(postgresUrl, (session) => session.query(query))
  await onServer(`create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 4 })
  // A session that is still closing when its database is dropped says so: by the pool, or after that has let go of it.
  pool.on('error', () => {})
  pool.on('connect', (session) => session.on('error', () => {}))
  return {
    name,
    pool,
    async drop() {
      await pool.end()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}
