import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { loadReference } from './seed/reference/load.ts'

/**
 * Brings a database up to the newest migration, in one transaction, and loads the reference data that it lacks. `url` is
 * an ordinary Postgres address.
 */
export async function runMigrations(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await migrate(drizzle(pool), { migrationsFolder: path.join(import.meta.dirname, 'migrations') })
    await loadReference(drizzle(pool, { casing: 'snake_case' }))
  } finally {
    await pool.end()
  }
}
