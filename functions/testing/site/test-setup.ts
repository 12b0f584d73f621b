import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#db/local/build.ts'
import { withSession } from '#db/local/postgres/database.ts'
import { careless, startPostgres } from '#db/local/postgres/postgres.ts'
import { passingData } from '#db/local/postgres/postgres-home.ts'
import { root } from '#db/local/state.ts'
import { runMigrations } from '#db/migrate.ts'
import { type AnsweredRoute, newRecord, notShown, takeRecord } from '../routes/answered-routes.ts'
import { templateDatabase } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own `postgres` database. */
    postgres: string
    /** The folder in which good answers are noted. */
    answered: string
  }
}

/**
 * Once for all files of API tests: the Worker as built, before some build of the web, one PostgreSQL, and the migrated
 * database that each file copies.
 * When all of them ran well, the run still fails if they left something of a declared route unshown.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale('worker')
  if (!fs.existsSync(path.join(root, 'web/dist/index.html'))) await buildIfStale('web')
  const data = passingData({ inMemory: true })
  const answered = newRecord()
  const postgres = await startPostgres({ data, settings: { ...careless, max_connections: '150' } })
  await withSession(postgres.url('postgres'), (session) => session.query(`create database ${templateDatabase}`))
  await runMigrations(postgres.url(templateDatabase))
  project.provide('postgres', postgres.url('postgres'))
  project.provide('answered', answered)
  return async () => {
    await postgres.stop()
    fs.rmSync(data, { recursive: true, force: true })
    const answers = takeRecord(answered)
    if (await ranWholeAndWell(project)) await judge(answers)
  }
}

const ranWholeAndWell = async (project: TestProject): Promise<boolean> => {
  const { testFiles } = await project.globTestFiles()
  const { state } = project.vitest
  const ran = new Set(state.getPaths())
  const isWhole = testFiles.every((file) => ran.has(file)) && !project.config.testNamePattern
  return isWhole && state.getCountOfFailedTests() === 0
}

const judge = async (answers: AnsweredRoute[]): Promise<void> => {
  // Read only now: it brings all of the product along.
  const { everyDeclaredRoute } = await import('../routes/declared-routes.ts')
  const missing = notShown(everyDeclaredRoute, answers)
  if (missing.length > 0) throw new Error(`The API tests leave routes unshown:\n${missing.join('\n')}`)
}
