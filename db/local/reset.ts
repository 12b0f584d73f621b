import fs from 'node:fs'
import { persistFolder } from './photos.ts'
import { mustNotRun } from './postgres/postgres.ts'
import { lastingData } from './postgres/postgres-home.ts'
import { prepareState, stateFolder } from './state.ts'

/** Empties the local database and its pictures; the next start fills them anew. Throws in words while it runs. */
export async function emptyState(): Promise<void> {
  const state = stateFolder()
  prepareState(state)
  const data = lastingData(state)
  await mustNotRun(data)
  for (const folder of [data, persistFolder(state)]) fs.rmSync(folder, { recursive: true, force: true })
}

if (import.meta.main) {
  try {
    await emptyState()
    console.log('The local database and its pictures are gone. "npm start" fills them anew.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
