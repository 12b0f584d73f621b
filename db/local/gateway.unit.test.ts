import fs from 'node:fs'
import { Client, neonConfig } from '@neondatabase/serverless'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DbTally, openDb } from '../client.ts'
import { databaseUrl } from './database.ts'
import { type Gateway, startGateway } from './gateway.ts'
import { careless, type Postgres, startPostgres } from './postgres.ts'
import { passingData } from './postgres-home.ts'

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

beforeEach(async () => {
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
    gateway.faults.dropAnswers = 1
    const failed = open().execute(sql`insert into egg values ('olive')`)
    await expect(failed).rejects.toMatchObject({ cause: { code: undefined } })
    const { rows } = await open().execute(sql`select colour from egg`)
    expect(rows).toEqual([{ colour: 'olive' }])
  })

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
