import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, later, pay, tuesday } from '#testing/market/buying.ts'
import {
  act,
  type Market,
  mailsOf,
  openMarket,
  orderIn,
  type Placed,
  paidOrder,
  placeOrder,
} from '#testing/market/orders.ts'
import { type Held, inOrder, isFree, untilWaiting, whileHeld } from '#testing/rows/arrival.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let market: Market
let listed: Record<string, number>

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  market = await openMarket(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
beforeEach(async () => {
  market.seller.api.at = tuesday
  listed = await packsOf(app.db)
})
afterEach(async () => {
  expect(await brokenInvariants(app.db)).toEqual([])
  expect(await packsOf(app.db)).toEqual(listed)
})

const orderOf = ({ id }: Placed): Held => ({ rows: 'select 1 from orders where id = $1 for update', params: [id] })

const bySeller =
  ({ id }: Placed, name: string) =>
  () =>
    act(market.seller.api, id, name)
const byBuyer =
  ({ id, buyer }: Placed, name: string) =>
  () =>
    act(buyer.api, id, name)

const seen = async ({ id, buyer }: Placed): Promise<Order> => (await buyer.api.get<Order>(`/api/orders/${id}`)).body

const causesOf = async ({ id }: Placed): Promise<string[]> =>
  (await mailsOf(app, id)).map((mail) => mail.split(' > ')[0]!)

const refundsOf = async ({ id }: Placed): Promise<number> =>
  (await app.db.query('select 1 from refunds where order_id = $1', [id])).rowCount ?? 0

describe('a buyer who cancels while the seller accepts', () => {
  test('gets their money back once when they were quicker, and the seller hears that it is cancelled', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    const [cancelled, accepted] = await inOrder(app, orderOf(placed), [
      byBuyer(placed, 'cancel'),
      bySeller(placed, 'accept'),
    ] as const)
    expect([cancelled.status, accepted.status, accepted.body.state]).toEqual([200, 409, 'cancelled'])
    expect(await causesOf(placed)).toEqual(['cancel'])
    expect(await refundsOf(placed)).toBe(1)
  })

  test('cancels an accepted order when the seller was quicker', async () => {
    const placed = await orderIn(market, 'post', 'paid')
    const answers = await inOrder(app, orderOf(placed), [bySeller(placed, 'accept'), byBuyer(placed, 'cancel')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await seen(placed)).timeline.map(({ status }) => status).slice(-2)).toEqual(['accepted', 'cancelled'])
    expect(await refundsOf(placed)).toBe(1)
  })

  test('finds it sent when the seller was quicker by that much', async () => {
    const placed = await orderIn(market, 'post', 'accepted')
    const [sent, cancelled] = await inOrder(app, orderOf(placed), [
      bySeller(placed, 'dispatch'),
      byBuyer(placed, 'cancel'),
    ] as const)
    expect([sent.status, cancelled.status, cancelled.body.state]).toEqual([200, 409, 'dispatched'])
    expect(await refundsOf(placed)).toBe(0)
  })
})

const shelvesOf = ({ id }: Placed): Held => ({
  rows: 'select 1 from listing_options where id in (select option_id from order_lines where order_id = $1) for update',
  params: [id],
})

describe('a seller who declines while the buyer cancels', () => {
  test.each(['decline', 'cancel'])(
    'gives the money and the goods back once, as the first of them said: %s',
    async (first) => {
      const placed = await orderIn(market, 'collect', 'ready')
      const [decline, cancel] = [bySeller(placed, 'decline'), byBuyer(placed, 'cancel')]
      const acts = first === 'decline' ? [decline, cancel] : [cancel, decline]
      const answers = await inOrder(app, shelvesOf(placed), acts)
      expect(answers.map(({ status }) => status)).toEqual([200, 409])
      expect(answers[1]!.body.state).toBe('cancelled')
      expect((await causesOf(placed)).slice(2)).toEqual([first])
      expect(await refundsOf(placed)).toBe(1)
    },
  )
})

describe('a parcel that is marked as received while the scheduled run takes it as delivered', () => {
  test.each([
    ['the buyer', [200, undefined], ['received']],
    ['the run', [409, undefined], ['not-received:buyer', 'not-received:seller']],
  ])('is delivered once, by whoever was first: %s', async (first, answered, mails) => {
    const placed = await orderIn(market, 'post', 'dispatched')
    const at = later(new Date(`${(await seen(placed)).dueOn}T12:00:00Z`), 14 * 24 * 60)
    // Within the fortnight for the buyer: later, their own look would already find it delivered.
    placed.buyer.api.at = later(at, -24 * 60)
    const [receive, run] = [byBuyer(placed, 'received'), () => jobs.run(at)]
    const answers = await inOrder(app, orderOf(placed), first === 'the run' ? [run, receive] : [receive, run])
    expect(answers.map((answer) => answer?.status).sort()).toEqual(answered)
    expect((await causesOf(placed)).slice(2)).toEqual(mails)
  })
})

describe('the two orders of one checkout', () => {
  const ofTwoSellers = async () => {
    const other = await openMarket(app)
    listed = await packsOf(app.db)
    const placed = await placeOrder(market, [market.feed, 1], [other.feed, 2])
    const { rows } = await app.db.query('select id from orders where checkout_id = $1 order by seller_id = $2 desc', [
      placed.opened.checkoutId,
      market.seller.id,
    ])
    const [first, second] = rows.map(({ id }): Placed => ({ ...placed, id }))
    return { placed, other, first: first!, second: second! }
  }

  test('are each their seller’s: what one does at once with the other changes nothing of it', async () => {
    const { placed, other, first, second } = await ofTwoSellers()
    await pay(placed.buyer.api, placed.opened)
    const answers = await Promise.all([
      act(market.seller.api, first.id, 'decline'),
      act(other.seller.api, second.id, 'accept'),
      act(other.seller.api, first.id, 'accept'),
      act(market.seller.api, second.id, 'decline'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404])
    expect([(await seen(first)).status, (await seen(second)).status]).toEqual(['cancelled', 'accepted'])
    expect([await refundsOf(first), await refundsOf(second)]).toEqual([1, 0])
    expect((await act(other.seller.api, second.id, 'dispatch')).status).toBe(200)
  })

  test('unpaid and cancelled both at once end once, and their goods come back once', async () => {
    const { first, second } = await ofTwoSellers()
    const answers = await inOrder(app, shelvesOf(first), [byBuyer(first, 'cancel'), byBuyer(second, 'cancel')])
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [200, undefined],
      [409, 'expired'],
    ])
  })

  test.each(['paid', 'cancelled'])(
    'of which one is cancelled while both are paid are all of them what came first: %s',
    async (first) => {
      const { placed, first: one, second } = await ofTwoSellers()
      const [paying, cancelling] = [() => pay(placed.buyer.api, placed.opened), byBuyer(one, 'cancel')]
      const answers = await inOrder(app, shelvesOf(one), first === 'paid' ? [paying, cancelling] : [cancelling, paying])
      expect(answers.map(({ status }) => status)).toEqual(first === 'paid' ? [200, 409] : [200, 200])
      expect((await pay(placed.buyer.api, placed.opened)).body.status).toBe(first === 'paid' ? 'succeeded' : 'refunded')
      expect([(await seen(one)).status, (await seen(second)).status]).toEqual(
        first === 'paid' ? ['paid', 'paid'] : ['cancelled', 'expired'],
      )
    },
  )
})

test.each(['decline', 'cancel'])('to %s an order waits for its goods before it locks the order', async (name) => {
  const placed = await orderIn(market, 'post', 'paid')
  const { isOrderFree, answer } = await whileHeld(app, shelvesOf(placed), async () => {
    const answer = name === 'decline' ? bySeller(placed, name)() : byBuyer(placed, name)()
    await untilWaiting(app, 1)
    return { isOrderFree: await isFree(app, orderOf(placed)), answer }
  })
  expect(isOrderFree).toBe(true)
  expect((await answer).status).toBe(200)
})

test('orders of the same two things in crossed order, declined and cancelled among new checkouts, do not wait in a circle', async () => {
  const [one, two] = [market.eggs, market.feed].sort()
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? paidOrder(market, [one!, 1], [two!, 1]) : paidOrder(market, [two!, 1], [one!, 1]),
    ),
  )
  const crowd = await Promise.all(Array.from({ length: 12 }, () => addBuyer(app)))
  await Promise.all(crowd.map(({ api }) => fill(api, [two!, 1], [one!, 1])))
  const answers = await Promise.all([
    ...placed.map((order, index) => (index % 3 ? bySeller(order, 'decline') : byBuyer(order, 'cancel'))()),
    ...crowd.map(({ api }) => checkOut(api)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(200), ...Array(12).fill(201)])
})
