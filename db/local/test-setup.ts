import fs from 'node:fs'
import type { TestProject } from 'vitest/node'
import { runMigrations } from '../migrate.ts'
import { buildIfStale } from './build.ts'
import { withSession } from './database.ts'
import { careless, startPostgres } from './postgres.ts'
import { passingData } from './postgres-home.ts'
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
