import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Migration, migrationFiles } from './migration-files.ts'
import { loadReference } from './seed/reference/load.ts'

/** No two runs at once: any number will do, as long as it is ours alone. */
const runLock = 7_231_904

/** A migration that waits for a lock makes everybody behind it wait: it gives up sooner than they would. */
const lockTimeout = '5s'

const prepare = async (session: pg.Client): Promise<Map<string, string>> => {
  await session.query(`select pg_advisory_lock(${runLock})`)
  await session.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, migrated_at timestamptz not null default now())`)
  const { rows } = await session.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const note = (session: pg.Client, { name, hash }: Migration) =>
  session.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])

// Half done, it is begun again: what stands outside a transaction must be safe to repeat.
const runOutside = async (session: pg.Client, migration: Migration): Promise<void> => {
  await session.query(`set lock_timeout = '${lockTimeout}'; set statement_timeout = '${migration.statementTimeout}'`)
  for (const statement of migration.statements) await session.query(statement)
  await note(session, migration)
}

const runInside = async (session: pg.Client, migration: Migration): Promise<void> => {
  await session.query('begin')
  try {
    await session.query(
      `set local lock_timeout = '${lockTimeout}'; set local statement_timeout = '${migration.statementTimeout}'`,
    )
    for (const statement of migration.statements) await session.query(statement)
    await note(session, migration)
    await session.query('commit')
  } catch (error) {
    await session.query('rollback')
    throw error
  }
}

const run = async (session: pg.Client, migration: Migration): Promise<void> => {
  try {
    await (migration.isTransaction ? runInside(session, migration) : runOutside(session, migration))
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed and changed nothing after it.`, { cause: error })
  }
}

/** Throws for a migration that was edited after this database had it: the two would never be the same again. */
const assertUnchanged = ({ name, hash }: Migration, known: string): void => {
  if (known !== hash) throw new Error(`The migration ${name} was changed after it ran here. Write another one.`)
}

/**
 * Brings a database up to the newest migration, each in a transaction of its own unless its head says why not, and loads the reference data that it
 * lacks. One run at a time; a second waits for the first. `url` is an ordinary Postgres address.
 */
export async function runMigrations(url: string, migrations: Migration[] = migrationFiles()): Promise<void> {
  const session = new pg.Client({ connectionString: url })
  // When the server stops, the statement that runs throws: that is told, and once.
  session.on('error', () => {})
  await session.connect()
  try {
    const done = await prepare(session)
    for (const migration of migrations) {
      const known = done.get(migration.name)
      if (known === undefined) await run(session, migration)
      else assertUnchanged(migration, known)
    }
    await session.query('reset lock_timeout; reset statement_timeout')
    await loadReference(drizzle(session, { casing: 'snake_case' }))
  } finally {
    await session.end()
  }
}
