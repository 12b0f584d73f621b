import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '#db/local/jobs.ts'
import { later, stockOf, tuesday } from '#testing/market/buying.ts'
import { type Market, openMarket, orderIn, paidOrder } from '#testing/market/orders.ts'
import { signUp } from '#testing/people/test-users.ts'
import { moveNotices, moveSessionEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  market = await openMarket(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})

const daysBefore = (at: Date, days: number): Date => later(at, -days * 24 * 60)

const countOf = async (table: string): Promise<number> =>
  (await app.db.query(`select count(*)::int as count from ${table}`)).rows[0].count

test('frees what unpaid checkouts held once their time is over', async () => {
  const before = await stockOf(app, market.eggs)
  await orderIn(market, 'post', 'pending_payment')
  await jobs.run(later(tuesday, 34))
  expect(await stockOf(app, market.eggs)).toBe(before - 2)
  await Promise.all([jobs.run(later(tuesday, 36)), jobs.run(later(tuesday, 36))])
  expect(await stockOf(app, market.eggs)).toBe(before)
})

test('sends refunds that the provider did not take at first', async () => {
  const { id } = await orderIn(market, 'post', 'cancelled')
  const sent = async () => (await app.db.query('select sent_at from refunds where order_id = $1', [id])).rows[0].sent_at
  await expect.poll(sent).toEqual(tuesday)
  await app.db.query('update refunds set sent_at = null where order_id = $1', [id])
  await jobs.run(later(tuesday, 4))
  expect(await sent()).toBeNull()
  await jobs.run(later(tuesday, 5))
  expect(await sent()).toEqual(later(tuesday, 5))
})

test('forgets sessions, links, counters and kept answers past their time, thousands of them, and no others', async () => {
  const { id: userId } = market.seller
  const at = later(tuesday, 60)
  await app.db.query(
    `insert into rate_limits (key, hits, window_ends_at) select 'old:' || n, 1, $1::timestamptz from generate_series(1, 2500) n
     union all select 'new', 1, $1::timestamptz + interval '1 second'`,
    [at],
  )
  await app.db.query(
    `insert into idempotency_keys (user_id, route, key, body_hash, status, answer, created_at)
     values ($1, 'r', 'old', 'h', 201, '{}', $2::timestamptz - interval '24 hours'), ($1, 'r', 'new', 'h', 201, '{}', $2::timestamptz - interval '23 hours')`,
    [userId, at],
  )
  const { id: leftAlone } = await signUp(app, { at: tuesday })
  await moveSessionEnd(app, { userId: leftAlone, to: at })
  const [old, known] = [await paidOrder(market, [market.feed, 1]), await paidOrder(market, [market.feed, 1])]
  await moveNotices(app, { subjectId: old.id, to: daysBefore(at, 90) })
  await moveNotices(app, { subjectId: known.id, to: daysBefore(at, 89) })
  const sessions = await countOf('sessions')
  await jobs.run(at)
  const { rows: told } = await app.db.query(
    'select subject_id as id from notifications where user_id = $1 and subject_id = any($2)',
    [userId, [old.id, known.id]],
  )
  expect(told).toEqual([{ id: known.id }])
  const counters = `select key from rate_limits where key = 'new' or key like 'old:%'`
  expect((await app.db.query(counters)).rows).toEqual([{ key: 'new' }])
  expect((await app.db.query(`select key from idempotency_keys where route = 'r'`)).rows).toEqual([{ key: 'new' }])
  expect(await countOf('sessions')).toBe(sessions - 1)
})

test('forgets who found an article useful after thirty days, keeps that it was, and knows newer readers still', async () => {
  const at = later(tuesday, 60)
  await app.db.query(
    `insert into help_votes (article, mark, useful, voted_at)
     select slug, 'old:' || n, n % 2 = 0, $1::timestamptz - interval '30 days'
     from help_articles, generate_series(1, 1200) n where slug = 'candling-eggs'
     union all select slug, 'new', true, $1::timestamptz - interval '29 days' from help_articles where slug = 'candling-eggs'`,
    [at],
  )
  const marks = async () =>
    (
      await app.db.query(
        `select count(*) filter (where useful)::int as useful, count(*)::int as votes,
           count(*) filter (where mark like 'forgotten:%')::int as forgotten, min(mark) filter (where mark = 'new') as known
         from help_votes`,
      )
    ).rows[0]
  await Promise.all([jobs.run(at), jobs.run(at)])
  const once = await marks()
  expect(once).toEqual({ useful: 601, votes: 1201, forgotten: 1200, known: 'new' })
  const before = (await app.db.query('select mark from help_votes order by mark')).rows
  await jobs.run(at)
  expect((await app.db.query('select mark from help_votes order by mark')).rows).toEqual(before)
})
