import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, type Market, openMarket, orderIn, statesOf } from '#testing/market/orders.ts'
import { newSeller } from '#testing/market/selling.ts'
import { takePacks } from '#testing/market/shelf.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { brokenInvariants, packsOf } from './invariants.ts'

let app: TestApp
let market: Market
let listed: Record<string, number>

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  listed = await packsOf(app.db)
  for (const state of statesOf('post')) await orderIn(market, 'post', state)
  const unpaid = await orderIn(market, 'collect', 'pending_payment')
  await act(unpaid.buyer.api, unpaid.id, 'cancel')
  await newSeller(app)
})
afterAll(() => app.close())

test('orders in every state and a paid package break no rule', async () => {
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await packsOf(app.db)).toEqual(listed)
})

const anOrder = (state: string) => `(select id from orders where status = '${state}' limit 1)`

/** What breaks each rule, done with triggers and constraints switched off. */
const harm: [rule: string, sql: string][] = [
  [
    'the ledger sums to zero',
    `update ledger_entries set amount_pence = amount_pence + 1 where account = 'platform:packages'`,
  ],
  [
    'each movement of money sums to zero',
    `update ledger_entries set amount_pence = amount_pence + case when kind = 'payment' then 1 else -1 end
     from ledger_transactions t where t.id = transaction_id and account like 'provider:%' and t.id in (
       (select id from ledger_transactions where kind = 'payment' limit 1) union all
       (select id from ledger_transactions where kind = 'refund' limit 1))`,
  ],
  [
    'the provider holds what was paid less what went back',
    `update orders set refunded_pence = 1 where id = ${anOrder('paid')}`,
  ],
  [
    'an order’s money stands where its state says',
    `update orders set status = 'completed' where id = ${anOrder('accepted')}`,
  ],
  [
    'an order’s money stands where its state says',
    `update orders set status = 'cancelled' where id = ${anOrder('paid')}`,
  ],
  ['a checkout, its payment and its orders agree', `update payments set status = 'open' where status = 'succeeded'`],
  [
    'a checkout, its payment and its orders agree',
    `update orders set status = 'expired' where id = ${anOrder('paid')}`,
  ],
  [
    'a checkout, its payment and its orders agree',
    `update payments set status = 'declined' where checkout_id in (select id from checkouts where status = 'abandoned')`,
  ],
  ['a checkout comes to its orders and is paid as a whole', `update payments set amount_pence = amount_pence - 1`],
  [
    'what goes back is asked of the provider once',
    `insert into refunds (id, order_id, payment_reference, amount_pence, created_at, sent_at, attempts, next_attempt_at)
     select gen_random_uuid(), order_id, payment_reference, amount_pence, created_at, sent_at, attempts, next_attempt_at
     from refunds limit 1`,
  ],
  ['what goes back is asked of the provider once', 'delete from refunds'],
  [
    'what pays for nothing was booked and goes back whole',
    `update payments set status = 'refunded' where status = 'abandoned'`,
  ],
  [
    'what came for nothing is owed to nobody any more',
    `update ledger_entries set account = 'platform:strays' where account = 'platform:packages'`,
  ],
  [
    'a package that started was paid for and booked once',
    `update subscriptions set price_pence = 1 where started_at is not null`,
  ],
  [
    'a package that started was paid for and booked once',
    `update payments set status = 'open' where subscription_id is not null`,
  ],
  [
    'packages are paid back to a user once in 365 days',
    `insert into refunds (id, payment_reference, amount_pence, created_at, sent_at, attempts, next_attempt_at)
     select gen_random_uuid(), reference, 1, at, at, 1, at
     from payments, (values (timestamptz '2026-01-01'), (timestamptz '2026-12-31')) moments(at)
     where subscription_id is not null`,
  ],
  [
    'a seller has one package at most',
    `drop index subscriptions_one_live_key;
     insert into subscriptions (id, seller_id, tier, period, status, price_pence, started_at, renews_at, cancels_at, created_at,
       updated_at) select gen_random_uuid(), seller_id, tier, period, status, price_pence, started_at, renews_at,
       cancels_at, created_at, updated_at from subscriptions where status = 'active'`,
  ],
  [
    'no stock is negative',
    'alter table listing_options drop constraint listing_options_stock_check; update listing_options set stock = -1',
  ],
  [
    'a hold is of an open checkout, as many packs as it ordered',
    `update checkouts set status = 'paid' where status = 'open'`,
  ],
  ['a hold is of an open checkout, as many packs as it ordered', 'update holds set quantity = quantity + 1'],
  [
    'a buyer has one open checkout at most',
    `drop index checkouts_one_open_key; update checkouts set status = 'open',
       buyer_id = (select buyer_id from checkouts where status = 'open')`,
  ],
  ['a timeline names its order’s state, and what is done once, once', 'delete from order_events'],
  [
    'a timeline names its order’s state, and what is done once, once',
    `insert into order_events (id, order_id, status, by_user_id, by_role, note, at)
     select gen_random_uuid(), order_id, status, by_user_id, by_role, note, at from order_events
     where status = 'paid' limit 1`,
  ],
]

test.each(harm)('a database in which it is not so that %s is found out: %s', async (rule, sql) => {
  const session = await app.db.connect()
  await session.query('begin; set local session_replication_role = replica')
  await session.query(sql)
  const broken = await brokenInvariants(session)
  await session.query('rollback')
  session.release()
  expect(broken.map((row) => row.rule)).toContain(rule)
  expect(await brokenInvariants(app.db)).toEqual([])
})

test('a pack that is lost or sold twice is missed', async () => {
  await takePacks(app, { [market.eggs]: 1 })
  expect(await packsOf(app.db)).toEqual({ ...listed, [market.eggs]: listed[market.eggs]! - 1 })
})
