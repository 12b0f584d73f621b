import fs from 'node:fs'
import pg from 'pg'
import { buildIfStale } from '#db/local/build.ts'
import { openWorker } from '#db/local/built-worker.ts'
import { startGateway } from '#db/local/gateway/gateway.ts'
import { database, databaseUrl, withSession } from '#db/local/postgres/database.ts'
import { startPostgres } from '#db/local/postgres/postgres.ts'
import { passingData } from '#db/local/postgres/postgres-home.ts'
import { runMigrations } from '#db/migrate.ts'
import { seedListings } from '#db/seed/bulk/bulk.ts'
import { buildYardstick } from './build-yardstick.ts'
import { type Load, startLoad } from './load-process.ts'

export type Arena = {
  /** Where the app listens. */
  app: string
  /** Where the routes that it is measured against listen: as a Worker of their own, and as Pages Functions like the app. */
  worker: string
  pages: string
  db: pg.Pool
  /** How often the database was called so far; a batch is one call. */
  calls: () => number
  load: Load
  secret: string
  vars: Record<string, string>
  close: () => Promise<void>
}

const secret = 'session-secret-of-the-bench-0123456789abcdef'

// Bytes of theirs are nobody's business here: the queries want rows.
const addPictures = `
  with made as (
    insert into images (key, owner_id, content_type, bytes, width, height, created_at, used_at)
    select 'bench-' || id, seller_id, 'image/webp', 90000, 1600, 1200, created_at, created_at from listings
    returning key
  )
  select count(*) from made`

const hangPictures = `
  insert into listing_images (listing_id, image_key, position, alt) select id, 'bench-' || id, 0, title from listings`

const fill = (url: string, listings: number) =>
  withSession(url, async (session) => {
    await seedListings(session, { listings, now: new Date(), seed: 'bench' })
    await session.query(addPictures)
    await session.query(hangPictures)
    await session.query('vacuum analyze')
  })

/** Opens a database with so many listings, the built app and its yardstick before it, and the process that asks. */
export const openArena = async (listings: number): Promise<Arena> => {
  await buildIfStale('worker')
  const yardstick = buildYardstick()
  const data = passingData()
  const postgres = await startPostgres({ data })
  await withSession(postgres.url('postgres'), (session) => session.query(`create database ${database}`))
  await runMigrations(postgres.url(database))
  await fill(postgres.url(database), listings)
  const gateway = await startGateway(postgres.url(database))
  const stop = new AbortController()
  const vars = {
    ENVIRONMENT: 'local',
    DATABASE_URL: databaseUrl(),
    NEON_GATEWAY: gateway.address,
    SESSION_SECRETS: secret,
    HASH_SECRET: 'hash-secret-of-the-bench-0123456789abcdef',
    BUILD_ID: 'bench',
  }
  const mf = await openWorker({ vars, onLog, signal: stop.signal, beside: yardstick })
  const db = new pg.Pool({ connectionString: postgres.url(database), max: 2 })
  // A session that is still closing when the server stops says so: nobody waits for it any more.
  db.on('error', () => {})
  db.on('connect', (session) => session.on('error', () => {}))
  const load = startLoad()
  return {
    app: (await mf.unsafeGetDirectURL('app')).origin,
    worker: (await mf.unsafeGetDirectURL('worker')).origin,
    pages: (await mf.unsafeGetDirectURL('pages')).origin,
    db,
    calls: () => gateway.calls(database),
    load,
    secret,
    vars,
    async close() {
      load.stop()
      await mf.dispose()
      stop.abort()
      await db.end()
      await gateway.close()
      await postgres.stop()
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}

const onLog = (level: string, message: string) => {
  if (level === 'error') console.error(message)
}
