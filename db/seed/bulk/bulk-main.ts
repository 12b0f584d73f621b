import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { database, withSession } from '#db/local/postgres/database.ts'
import { startPostgres } from '#db/local/postgres/postgres.ts'
import { lastingData } from '#db/local/postgres/postgres-home.ts'
import { isAlive } from '#db/local/postgres/processes.ts'
import { stateFolder } from '#db/local/state.ts'
import { seedListings } from './bulk.ts'

const most = 200_000

const usage = `npm run db:seed -- --listings 10000 [--into postgres://…]

Adds so many listings to the local database, whether Hatchyard runs or not, or to the migrated one at --into.`

const asked = () => {
  const { values } = parseArgs({ options: { listings: { type: 'string' }, into: { type: 'string' } } })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1 || listings > most) throw new Error(usage)
  return { listings, into: values.into }
}

/** The port of the PostgreSQL that runs on this data, else null. */
const runningPort = (data: string): number | null => {
  const note = path.join(data, 'postmaster.pid')
  if (!fs.existsSync(note)) return null
  const [pid, , , port] = fs.readFileSync(note, 'utf8').split('\n')
  return isAlive(Number(pid)) ? Number(port) : null
}

const withLocal = async (work: (url: string) => Promise<void>): Promise<void> => {
  const data = lastingData(stateFolder())
  if (!fs.existsSync(data)) throw new Error('There is no local database yet: run "npm start" once, it makes one.')
  const port = runningPort(data)
  if (port) return work(`postgres://postgres@127.0.0.1:${port}/${database}`)
  const postgres = await startPostgres({ data })
  try {
    await work(postgres.url(database))
  } finally {
    await postgres.stop()
  }
}

try {
  const { listings, into } = asked()
  const fill = (url: string) =>
    withSession(url, async (session) => {
      const now = new Date()
      await seedListings(session, { listings, now, seed: now.toISOString() })
      console.log(`${listings} listings in ${((Date.now() - now.getTime()) / 1000).toFixed(1)} s.`)
    })
  await (into ? fill(into) : withLocal(fill))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
