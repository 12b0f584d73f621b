import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { brokenInvariants } from '#features/money/ledger/invariants.queries.ts'
import { addBuyer, checkOut, fill, later, pay, stockOf, type TestBuyer, tuesday } from '#testing/buying.ts'
import { addListing } from '#testing/catalogue.ts'
import { addSignedInSeller } from '#testing/orders.ts'
import { start } from '#testing/selling.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { signUp } from '#testing/test-users.ts'

let app: TestApp
let password: string
let hash: string

beforeAll(async () => {
  app = await startTestApp()
  const { id, ...user } = await signUp(app, { at: start })
  password = user.password
  hash = (await app.db.query('select password_hash as hash from users where id = $1', [id])).rows[0].hash
})
afterAll(() => app.close())

/** Somebody whose password is known. */
const known = async (user: Promise<TestBuyer>): Promise<TestBuyer> => {
  const found = await user
  await app.db.query('update users set password_hash = $2 where id = $1', [found.id, hash])
  return found
}

const leave = ({ api }: TestBuyer) => api.delete<Problem>('/api/user', { password })

const waiting = async (): Promise<number> =>
  (
    await app.db.query(`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  ).rows[0].count

/** Lets two writes come to a row that somebody holds, one after the other, and then go on in that turn. */
const inTurn = async <A, B>(held: [sql: string, id: string], first: () => Promise<A>, second: () => Promise<B>) => {
  const holder = await app.db.connect()
  const isWaiting = (count: number) => expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(count)
  try {
    await holder.query('begin')
    await holder.query(`${held[0]} for update`, [held[1]])
    const one = first()
    await isWaiting(1)
    const two = second()
    await isWaiting(2)
    await holder.query('commit')
    return await Promise.all([one, two])
  } finally {
    holder.release(true)
  }
}

/** Orders that nobody will ever pay for or send, since one of their sides has left. */
const orphans = async (): Promise<number> =>
  (
    await app.db.query(`select count(*)::int as count from orders o join users u on u.id in (o.buyer_id, o.seller_id)
      where u.deleted_at is not null and o.status not in ('expired', 'completed', 'cancelled')`)
  ).rows[0].count

const optionOf = async (sellerId: string): Promise<string> =>
  (
    await addListing(app, sellerId, {
      title: 'Layers pellets',
      options: [{ label: 'Bag', pricePence: 1250, stock: 9 }],
    })
  ).optionIds[0]!

test('who leaves and checks out at once has either left or an order, and never both', async () => {
  const option = await optionOf((await addSignedInSeller(app)).id)
  for (const leavesFirst of [true, false]) {
    const buyer = await known(addBuyer(app))
    await fill(buyer.api, [option, 1])
    const acts = { leave: () => leave(buyer), buy: () => checkOut<CheckoutOpened & Problem>(buyer.api) }
    const [first, second] = leavesFirst ? [acts.leave, acts.buy] : [acts.buy, acts.leave]
    const answers = await inTurn(['select from users where id = $1', buyer.id], first, second)
    expect(answers.map(({ status }) => status)).toEqual(leavesFirst ? [204, 401] : [201, 409])
    if (leavesFirst) expect(await orphans()).toBe(0)
    else expect(answers[1].body).toMatchObject({ state: 'open_orders', orders: [{ side: 'buyer' }] })
  }
})

test('what is paid too late by somebody who has left goes back', async () => {
  const option = await optionOf((await addSignedInSeller(app)).id)
  const { api, id } = await addBuyer(app)
  await fill(api, [option, 1])
  const { body: opened } = await checkOut(api)
  const late = later(tuesday, 36)
  // As a provider that tells of a payment long after: his session is what the sandbox asks for.
  await app.db.query('update users set deleted_at = $2 where id = $1', [id, late])
  api.at = late
  expect((await pay(api, opened)).body).toMatchObject({ status: 'refunded' })
  expect(await stockOf(app, option)).toBe(9)
  expect(await brokenInvariants(app.db)).toEqual([])
})

test('nobody orders of a seller who leaves at the same moment', async () => {
  for (const leavesFirst of [true, false]) {
    const seller = await known(addSignedInSeller(app))
    const option = await optionOf(seller.id)
    const buyer = await addBuyer(app)
    await fill(buyer.api, [option, 1])
    const acts = { leave: () => leave(seller), buy: () => checkOut<CheckoutOpened & Problem>(buyer.api) }
    const [first, second] = leavesFirst ? [acts.leave, acts.buy] : [acts.buy, acts.leave]
    const answers = await inTurn(['select from listing_options where id = $1', option], first, second)
    expect(answers.map(({ status }) => status)).toEqual(leavesFirst ? [204, 409] : [201, 409])
    if (!leavesFirst) expect(await stockOf(app, option)).toBe(8)
  }
  expect(await orphans()).toBe(0)
  expect(await brokenInvariants(app.db)).toEqual([])
})
