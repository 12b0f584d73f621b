import fs from 'node:fs'
import { Client, neonConfig } from '@neondatabase/serverless'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseAway } from '#app/errors.ts'
import { type DbTally, openDb } from '#db/client.ts'
import { databaseUrl, withSession } from '../postgres/database.ts'
import { careless, type Postgres, startPostgres } from '../postgres/postgres.ts'
import { passingData } from '../postgres/postgres-home.ts'
import { type Gateway, startGateway } from './gateway.ts'

const data = passingData()
const url = databaseUrl('postgres')
let postgres: Postgres
let gateway: Gateway

beforeAll(async () => {
  postgres = await startPostgres({ data, settings: careless })
  gateway = await startGateway(postgres.url('postgres'))
}, 60_000)

afterAll(async () => {
  await gateway?.close()
  await postgres?.stop()
  fs.rmSync(data, { recursive: true, force: true })
})

const open = (tally?: DbTally) => openDb({ url, gateway: gateway.address, ...(tally ? { tally } : {}) })

const colours = async () => {
  const { rows } = await open().execute<{ colour: string }>(sql`select colour from egg`)
  return rows.map(({ colour }) => colour)
}

const noCode = { cause: { code: undefined } }

/** Kills the one session that runs this, as a crash of its process would: the server ends all others and recovers. */
const crash = async (running: string): Promise<void> => {
  const watch = `select pid from pg_stat_activity where strpos(query, $1) > 0 and pid <> pg_backend_pid()`
  const pids = () =>
    withSession(postgres.url('postgres'), async (session) => (await session.query(watch, [running])).rows)
  await expect.poll(pids).toHaveLength(1)
  process.kill((await pids())[0].pid, 'SIGKILL')
}

beforeEach(async () => {
  gateway.faults.clear()
  await open().batch([
    open().execute(sql`drop table if exists egg`),
    open().execute(sql`create table egg (colour text constraint egg_colour_known check (colour <> 'pink'))`),
  ])
})

describe('the stand-in for Neon', () => {
  test('keeps nothing of a batch when one of its statements fails', async () => {
    const db = open()
    const batch = db.batch([
      db.execute(sql`insert into egg values ('blue')`),
      db.execute(sql`insert into egg values ('pink')`),
    ])
    await expect(batch).rejects.toMatchObject({ code: '23514', constraint: 'egg_colour_known' })
    const { rows } = await db.execute(sql`select count(*) from egg`)
    expect(rows).toEqual([{ count: '0' }])
  })

  test.each(['\ud83d', 'hens \udc14'])(
    'takes no half of a character, as Neon’s reader of JSON takes none: %j',
    async (half) => {
      await expect(open().execute(sql`select ${half}::text`)).rejects.toMatchObject(noCode)
      await expect(open().batch([open().execute(sql`insert into egg values (${half})`)])).rejects.toThrow()
      expect(await colours()).toEqual([])
    },
  )

  test("tells a failed statement's code and constraint as its cause", async () => {
    const failed = open().execute(sql`insert into egg values ('pink')`)
    await expect(failed).rejects.toMatchObject({ cause: { code: '23514', constraint: 'egg_colour_known' } })
  })

  test('counts a batch as one call, in the tally of its request and for the database', async () => {
    const tally = { calls: 0, ms: 0 }
    const before = gateway.calls('postgres')
    const db = open(tally)
    await db.batch([db.execute(sql`select 1`), db.execute(sql`select 2`)])
    await db.execute(sql`select 3`)
    expect(tally.calls).toBe(2)
    expect(gateway.calls('postgres') - before).toBe(2)
  })

  test('can do the work and lose the answer, which leaves no code', async () => {
    gateway.faults.next('dropped')
    const failed = open().execute(sql`insert into egg values ('olive')`)
    await expect(failed).rejects.toMatchObject({ cause: { code: undefined } })
    const { rows } = await open().execute(sql`select colour from egg`)
    expect(rows).toEqual([{ colour: 'olive' }])
  })

  test('hits the call whose SQL matches, and not the read before it', async () => {
    gateway.faults.next('unreached', /insert into egg/)
    const { rows } = await open().execute(sql`select count(*) from egg`)
    expect(rows).toEqual([{ count: '0' }])
    await expect(open().execute(sql`insert into egg values ('olive')`)).rejects.toMatchObject(noCode)
    expect(gateway.faults.waiting()).toBe(0)
    expect(await colours()).toEqual([])
  })

  test('can break an answer off in its middle, with the work done', async () => {
    gateway.faults.next('cut', /insert/)
    await expect(open().execute(sql`insert into egg values ('olive')`)).rejects.toMatchObject(noCode)
    expect(await colours()).toEqual(['olive'])
  })

  test('can keep an answer back, which the caller gives up after its timeout', async () => {
    gateway.faults.next('unanswered', /insert/)
    const impatient = openDb({ url, gateway: gateway.address, timeoutMs: 200 })
    const failed = impatient.execute(sql`insert into egg values ('olive')`)
    await expect(failed).rejects.toMatchObject({ cause: { sourceError: { name: 'TimeoutError' } } })
    expect(await colours()).toEqual(['olive'])
  })

  test('can end all sessions before the commit, as a restart does, and nothing stays', async () => {
    gateway.faults.next('restart', /insert/)
    const db = open()
    const batch = db.batch([
      db.execute(sql`insert into egg values ('blue')`),
      db.execute(sql`insert into egg values ('olive')`),
    ])
    await expect(batch).rejects.toMatchObject({ code: '57P01' })
    expect(await colours()).toEqual([])
  })

  test('shows a crash of the real server like a restart, and serves again when it is back', async () => {
    const db = open()
    await db.execute(sql`insert into egg values ('olive')`)
    await db.execute(sql`checkpoint`) // what is kept carelessly would be lost with the server
    const busy = db.execute(sql`insert into egg select 'blue' from pg_sleep(30)`).catch((error: Error) => error)
    await crash('pg_sleep')
    expect(databaseAway(await busy)).toBe(true)
    await expect.poll(() => colours().catch(() => null), { timeout: 20_000 }).toEqual(['olive'])
  }, 30_000)

  test.each(['unreached', 'dropped', 'cut', 'restart'] as const)(
    'a read that meets “%s” is sent once more',
    async (kind) => {
      gateway.faults.next(kind)
      const tally: DbTally = { calls: 0, ms: 0 }
      const { rows } = await open(tally).execute(sql`select ${'update'}::text as word`)
      expect(rows).toEqual([{ word: 'update' }])
      expect(tally).toMatchObject({ calls: 2, lost: 1 })
    },
  )

  test.each([sql`insert into egg values ('olive')`, sql`with made as (insert into egg values ('olive')) select 1`])(
    'a write is never sent twice: %#',
    async (write) => {
      gateway.faults.next('dropped')
      const tally: DbTally = { calls: 0, ms: 0 }
      await expect(open(tally).execute(write)).rejects.toMatchObject(noCode)
      expect(tally).toMatchObject({ calls: 1, lost: 1 })
      expect(await colours()).toEqual(['olive'])
    },
  )

  test('refuses a page in a browser, which cannot name the database', async () => {
    const answer = await fetch(`http://${gateway.address}/sql`, { method: 'POST', body: '{"query":"select 1"}' })
    expect(answer.ok).toBe(false)
  })

  test('carries transactions of the pooled driver over a WebSocket', async () => {
    Object.assign(neonConfig, {
      wsProxy: () => `${gateway.address}/v2`,
      useSecureWebSocket: false,
      pipelineTLS: false,
      pipelineConnect: false,
    })
    const session = new Client(url)
    await session.connect()
    await session.query('begin')
    await session.query(`insert into egg values ('cream')`)
    await session.query('rollback')
    const { rows } = await session.query('select colour from egg')
    await session.end()
    expect(rows).toEqual([])
  })
})
