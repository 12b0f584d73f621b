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

test('a notice has one way of saying what it tells: nothing is left of what kept two alike', async () => {
  const columns = `select string_agg(column_name, ' ' order by ordinal_position) as names,
    string_agg(column_name, ' ' order by ordinal_position) filter (where is_nullable = 'NO') as needed
    from information_schema.columns where table_name = 'notifications'`
  expect(await query(columns)).toEqual([
    { names: 'id user_id at read_at kind subject_id data', needed: 'id user_id at kind subject_id data' },
  ])
  const kept = `select tgname from pg_trigger where tgrelid = 'notifications'::regclass and not tgisinternal
    union all select proname from pg_proc where proname like 'notifications%'`
  expect(await query(kept)).toEqual([])
})

describe('what was told of an order before a notice could tell of anything', () => {
  const told = (id: number, status: string) => `
    insert into notifications (id, user_id, order_id, side, status, at)
    select lpad('${id}', 32, '0')::uuid, buyer_id, id, 'buyer', '${status}', now() from orders`

  test('is filled in, also when the migration breaks off and is begun again', async () => {
    const before = landed.filter(({ name: one }) => one < '0001')
    const whoActs = landed.find(({ name: one }) => one === '0001_who_acts')!
    await withSession(inject('postgres'), (session) => session.query(`create database ${name}_notices`))
    const address = new URL(url)
    address.pathname = `/${name}_notices`
    await runMigrations(address.href, before)
    const rows = await withSession(address.href, async (session) => {
      const user = `insert into users (id, username, email, full_name, password_hash, user_type, terms_accepted_at,
        created_at, updated_at) values (gen_random_uuid(), $1::text, $1::text, 'Ann Reed', '', 'buyer', now(), now(), now())`
      for (const one of ['buyer', 'seller']) await session.query(user, [one])
      await session.query(`
        with buyer as (select id from users where username = 'buyer'), paid as (
          insert into checkouts (id, buyer_id, status, goods_pence, delivery_pence, total_pence, created_at, expires_at)
          select gen_random_uuid(), id, 'paid', 100, 0, 100, now(), now() from buyer returning id, buyer_id)
        insert into orders (id, number, checkout_id, buyer_id, seller_id, way, status, goods_pence, delivery_pence,
          total_pence, delivery, placed_at, updated_at)
        select gen_random_uuid(), 'HY-1', paid.id, buyer_id, s.id, 'post', 'paid', 100, 0, 100, '[]', now(), now()
        from paid, users s where s.username = 'seller'`)
      await session.query(told(1, 'paid'))
      const broken = { ...whoActs, statements: [...whoActs.statements, 'select 1 / 0'] }
      await expect(runMigrations(address.href, [...before, broken])).rejects.toThrow('0001_who_acts')
      await session.query(told(2, 'accepted'))
      await runMigrations(address.href)
      return (
        await session.query(
          `select kind, n.subject_id = o.id as same, data from notifications n, orders o order by n.id`,
        )
      ).rows
    })
    await withSession(inject('postgres'), (session) => session.query(`drop database ${name}_notices with (force)`))
    expect(rows).toEqual([
      { kind: 'order', same: true, data: { side: 'buyer', status: 'paid' } },
      { kind: 'order', same: true, data: { side: 'buyer', status: 'accepted' } },
    ])
  }, 30_000)
})
