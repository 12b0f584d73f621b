import fs from 'node:fs'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#db/local/build.ts'
import { withSession } from '#db/local/postgres/database.ts'
import { careless, startPostgres } from '#db/local/postgres/postgres.ts'
import { passingData } from '#db/local/postgres/postgres-home.ts'
import { runMigrations } from '#db/migrate.ts'
import { templateDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own `postgres` database. */
    postgres: string
  }
}

/** Once for all files of API tests: the Worker as built, one PostgreSQL, and the migrated database that each file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale('worker')
  const data = passingData()
  const postgres = await startPostgres({ data, settings: careless })
  await withSession(postgres.url('postgres'), (session) => session.query(`create database ${templateDatabase}`))
  await runMigrations(postgres.url(templateDatabase))
  project.provide('postgres', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    fs.rmSync(data, { recursive: true, force: true })
  }
}
