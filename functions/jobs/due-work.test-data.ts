import { expect } from 'vitest'
import { packsOf } from '#testing/invariants.ts'
import { addBuyer, later, tuesday } from '#testing/market/buying.ts'
import { writeToAll } from '#testing/market/conversations.ts'
import { type Market, openMarket, orderIn } from '#testing/market/orders.ts'
import { draft, newSeller, ok, publish } from '#testing/market/selling.ts'
import type { Post } from '#testing/site/post.ts'
import type { TestApp, TestJobs } from '#testing/site/test-app.ts'

/** A month after everything: each clock of the house has run out meanwhile. */
export const monthLater = later(tuesday, 31 * 24 * 60)

/** When a run that takes up what another one left may send refunds and mails again. */
export const nextTry = later(monthLater, 6)

/** What the deliveries of that run become two days later. */
export const daysAfter = later(monthLater, 2 * 24 * 60)

const ordersDue = [
  ['post', 'pending_payment'],
  ['post', 'paid'],
  ['post', 'dispatched'],
  ['post', 'delivered'],
  ['collect', 'collected'],
] as const

const orders = async (market: Market): Promise<string[]> => {
  const ids: string[] = []
  for (const [way, state] of ordersDue) for (const _ of [1, 2]) ids.push((await orderIn(market, way, state)).id)
  return ids
}

/** Two sellers with a listing for sale: one whose package has just run out, one whose grace is over too. */
const packages = async ({ db }: TestApp, sellers: string[]): Promise<void> => {
  await db.query('update subscriptions set renews_at = $2 where seller_id = $1', [sellers[0], later(monthLater, -60)])
  await db.query('update subscriptions set renews_at = $2 where seller_id = $1', [sellers[1], later(tuesday, 60)])
}

const seller = async (app: TestApp): Promise<string> => {
  const { api, id } = await newSeller(app)
  ok(await publish(api, (await draft(api)).id))
  return id
}

const forgettable = async ({ db }: TestApp): Promise<void> => {
  await db.query(
    `insert into rate_limits (key, hits, window_ends_at) select 'old:' || n, 1, $1::timestamptz from generate_series(1, 1200) n`,
    [tuesday],
  )
}

const unread = async ({ app, seller }: Market): Promise<void> => {
  const to = [(await addBuyer(app)).id, (await addBuyer(app)).id]
  await writeToAll(app, { from: seller.id, to, text: 'Open day on Sunday' })
}

/** Work of every kind that is due a month later, two of each, and the mails and refunds of it not sent yet. */
export const fallDue = async (app: TestApp, post: Post) => {
  const market = await openMarket(app)
  const sellers = [await seller(app), await seller(app)]
  const listed = await packsOf(app.db)
  post.status = 500
  const ids = await orders(market)
  const refunded = await orderIn(market, 'post', 'cancelled')
  await expect.poll(async () => (await app.db.query('select 1 from mails where attempts = 0')).rowCount).toBe(0)
  // That it was sent is noted after the answer to who cancelled.
  const unsend = 'update refunds set sent_at = null where order_id = $1 and sent_at is not null'
  await expect.poll(async () => (await app.db.query(unsend, [refunded.id])).rowCount).toBe(1)
  await packages(app, sellers)
  await unread(market)
  await forgettable(app)
  post.status = 200
  return { market, sellers, listed, ids }
}

export type Due = Awaited<ReturnType<typeof fallDue>>

const one = async <Row>({ db }: TestApp, sql: string, params: unknown[] = []): Promise<Row> =>
  (await db.query(sql, params)).rows[0]

/** What became of it: states, waiting work, and mails by what they were about, with how often the post got each. */
export const whatBecame = async (app: TestApp, { ids, sellers }: Due, post: Post) => {
  const { rows } = await app.db.query('select status from orders where id = any($1) order by array_position($1, id)', [
    ids,
  ])
  const mails = await app.db.query<{ id: string; about: string }>(
    `select id, regexp_replace(cause, '[0-9a-f]{8}-[0-9a-f-]{27}', '*') as about from mails where created_at >= $1 order by 2`,
    [monthLater],
  )
  return {
    orders: rows.map(({ status }) => status),
    packages: (
      await app.db.query(
        'select status from subscriptions where seller_id = any($1) order by array_position($1, seller_id)',
        [sellers],
      )
    ).rows.map(({ status }) => status),
    listings: (
      await app.db.query(
        'select status from listings where seller_id = any($1) order by array_position($1, seller_id)',
        [sellers],
      )
    ).rows.map(({ status }) => status),
    mails: mails.rows.map(({ about }) => about),
    waiting: await one(
      app,
      `select (select count(*) from mails where sent_at is null)::int as mails,
        (select count(*) from refunds where sent_at is null)::int as refunds,
        (select count(*) from holds)::int as holds,
        (select count(*) from rate_limits where key like 'old:%')::int as forgettable`,
    ),
    // Under one key a mail may be handed over again: the post sends it once.
    delivered: new Set(post.taken.map(({ key }) => key)).size,
    written: (await one<{ mails: number }>(app, 'select count(*)::int as mails from mails')).mails,
  }
}

/** What went back after the month, as `id reference pence`. */
export const refundsOwed = async ({ db }: TestApp): Promise<string[]> => {
  const { rows } = await db.query<{ id: string; reference: string; pence: number }>(
    'select id, payment_reference as reference, amount_pence::int as pence from refunds where sent_at >= $1',
    [monthLater],
  )
  return rows.map(({ id, reference, pence }) => `${id} ${reference} ${pence}`).sort()
}

/** What a Worker has asked the sandbox to give back, in the same words. */
export const refundsAsked = ({ logs }: TestJobs): string[] =>
  logs
    // What the runtime says of a run that failed is no JSON.
    .filter((line) => line.startsWith('{"sandbox":"refund"'))
    .map((line) => JSON.parse(line))
    .map(({ refundId, reference, amountPence }) => `${refundId} ${reference} ${amountPence}`)

const twice = <Word>(word: Word): Word[] => [word, word]
const ofOrders = (about: string): string[] => twice(`order:*:${about}`)

/** The same, as it should be after a run a month later. */
export const asItShould = {
  orders: ['expired', 'cancelled', 'delivered', 'completed', 'completed'].flatMap(twice),
  packages: ['past_due', 'ended'],
  listings: ['active', 'paused'],
  mails: [
    ...twice('checkout:*:unpaid'),
    ...twice('message-unread:*'),
    ...['not-accepted:buyer', 'not-accepted:seller', 'not-received:buyer', 'not-received:seller'].flatMap(ofOrders),
    // Of what was delivered and of what was collected.
    ...['window-over', 'window-over'].flatMap(ofOrders),
    'package:*:ended',
    'package:*:past_due',
  ],
  waiting: { mails: 0, refunds: 0, holds: 0, forgettable: 0 },
}
