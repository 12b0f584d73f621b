import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withSession } from '#db/local/postgres/database.ts'
import { runMigrations } from '#db/migrate.ts'
import { type Migration, migrationFiles } from '#db/migration-files.ts'

const migration = (name: string, statements: string[], more: Partial<Migration> = {}): Migration => ({
  name,
  hash: `hash of ${name}`,
  statements,
  locks: 'nothing that anybody uses',
  isTransaction: true,
  statementTimeout: '60s',
  ...more,
})

const name = 'migrations_test'
let url: string

const query = async (text: string) => withSession(url, async (session) => (await session.query(text)).rows)

beforeAll(async () => {
  const server = inject('postgres')
  await withSession(server, (session) => session.query(`create database ${name}`))
  const address = new URL(server)
  address.pathname = `/${name}`
  url = address.href
  await runMigrations(url)
})
afterAll(() => withSession(inject('postgres'), (session) => session.query(`drop database ${name} with (force)`)))

const landed = migrationFiles()
const tablesNamed = (table: string) => query(`select to_regclass('${table}') is not null as there`)

describe('migrations', () => {
  test('run once, however often and at once they are run', async () => {
    const counted = migration('9000_counted', ['create table nests (eggs int)', 'insert into nests values (1)'])
    await Promise.all([runMigrations(url, [...landed, counted]), runMigrations(url, [...landed, counted])])
    expect(await query('select eggs from nests')).toEqual([{ eggs: 1 }])
  })

  test('change nothing when they fail half-way, and name the one that failed', async () => {
    const broken = migration('9001_broken', ['create table coops (id int)', 'select 1 / 0'])
    await expect(runMigrations(url, [...landed, broken])).rejects.toThrow('9001_broken')
    expect(await tablesNamed('coops')).toEqual([{ there: false }])
    expect(await query(`select name from schema_migrations where name = '9001_broken'`)).toEqual([])
  })

  test('refuse a database whose migration was edited after it ran', async () => {
    const edited = landed.map((one, index) => (index === 0 ? { ...one, hash: 'another' } : one))
    await expect(runMigrations(url, edited)).rejects.toThrow('0000_beginning was changed after it ran')
  })

  test('may leave the transaction, and are done again from their start when they had not come to their end', async () => {
    const statements = ['create index concurrently if not exists nests_eggs_idx on nests (eggs)']
    const failing = migration('9002_index', [...statements, 'select 1 / 0'], { isTransaction: false })
    await expect(runMigrations(url, [...landed, failing])).rejects.toThrow('9002_index')
    await runMigrations(url, [...landed, migration('9002_index', statements, { isTransaction: false })])
    expect(await tablesNamed('nests_eggs_idx')).toEqual([{ there: true }])
  })

  test('give up a lock that they wait too long for, so that nobody waits behind them', async () => {
    await withSession(url, async (holder) => {
      await holder.query('begin; lock table nests in access exclusive mode')
      const waiting = migration('9003_waits', ['alter table nests add column hens int'])
      await expect(runMigrations(url, [...landed, waiting])).rejects.toMatchObject({ cause: { code: '55P03' } })
      await holder.query('rollback')
    })
  }, 20_000)

  test('are stopped when a statement takes longer than they allow', async () => {
    const slow = migration('9004_slow', ['select pg_sleep(20)'], { statementTimeout: '200ms' })
    await expect(runMigrations(url, [...landed, slow])).rejects.toMatchObject({ cause: { code: '57014' } })
  })
})
