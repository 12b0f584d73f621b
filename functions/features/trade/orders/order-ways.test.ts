import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderStatus, orderActNames } from '#contract/trade/orders.constants.ts'
import { addBuyer, moneyOf, stockOf, type TestBuyer } from '#testing/market/buying.ts'
import { act, codeOf, type Market, openMarket, type Placed, paidOrder, placeOrder } from '#testing/market/orders.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { nextOf, type Standing, type Step, stepsFrom } from './order-ways.test-data.ts'

const runs = { seed: 20_260_309, numRuns: 40, endOnFailure: true }

let app: TestApp
let market: Market
let stranger: TestBuyer

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
  stranger = await addBuyer(app)
})
afterAll(() => app.close())

/** Half of the time something that is allowed, else whatever anybody may think of. */
const tries = fc.array(
  fc.oneof(
    fc.record({ allowed: fc.nat() }),
    fc.record({ side: fc.constantFrom('buyer', 'seller', 'stranger'), act: fc.constantFrom(...orderActNames) }),
  ),
  { minLength: 4, maxLength: 10 },
)
const stories = fc.record({
  way: fc.constantFrom('post', 'collect'),
  isPaid: fc.boolean(),
  quantity: fc.constantFrom(1, 3),
  tries,
})

const apiOf = ({ buyer }: Placed, side: Step['side']) => ({ buyer, seller: market.seller, stranger })[side].api

const take = async (placed: Placed, { side, act: name }: Step) => {
  const code = name === 'collected' && side === 'seller' ? await codeOf(app, placed.id) : null
  return act(apiOf(placed, side), placed.id, name, code ? { code } : undefined)
}

const stepOf = (tried: { allowed: number } | Step, standing: Standing): Step | undefined => {
  if (!('allowed' in tried)) return tried
  const steps = stepsFrom(standing)
  return steps[tried.allowed % Math.max(steps.length, 1)]
}

const storedOf = async (id: string) => {
  const { rows } = await app.db.query(
    `select o.status, o.total_pence::int as total, o.refunded_pence::int as refunded,
       (select coalesce(sum(r.amount_pence), 0)::int from refunds r where r.order_id = o.id) as "goingBack",
       (select array_agg(e.status order by e.at, e.id) from order_events e where e.order_id = o.id) as path
     from orders o where o.id = $1`,
    [id],
  )
  return rows[0]
}

const place = (story: { way: 'post' | 'collect'; isPaid: boolean; quantity: number }): Promise<Placed> => {
  const option = story.way === 'post' ? market.eggs : market.bird
  return (story.isPaid ? paidOrder : placeOrder)(market, [option, story.quantity])
}

test('whatever buyer, seller and strangers try, an order moves on published ways only, and its money and stock with it', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { way, isPaid, quantity } = story
      const option = way === 'post' ? market.eggs : market.bird
      const before = await stockOf(app, option)
      const placed = await place(story)
      const path: OrderStatus[] = isPaid ? ['pending_payment', 'paid'] : ['pending_payment']
      for (const tried of story.tries) {
        const standing = { way, status: path.at(-1)! }
        const step = stepOf(tried, standing)
        if (!step) break
        const next = nextOf(standing, step)
        const { status, body } = await take(placed, step)
        const said = `${step.side} ${step.act} at ${way} ${standing.status}`
        if (next) expect([status, body.status], said).toEqual([200, next])
        else expect([403, 404, 409], `${said}: ${status}`).toContain(status)
        if (next) path.push(next)
      }
      const stored = await storedOf(placed.id)
      const isRefunded = isPaid && path.at(-1) === 'cancelled'
      expect([stored.status, stored.path]).toEqual([path.at(-1), path])
      expect([stored.refunded, stored.goingBack]).toEqual(Array(2).fill(isRefunded ? stored.total : 0))
      expect(before - (await stockOf(app, option))).toBe(path.at(-1) === 'cancelled' ? 0 : quantity)
    }),
    runs,
  )
})

test('after all of it the ledger sums to nothing, holds what was sold, and no payment gave back more than it took', async () => {
  const { ledger, held, sold } = await moneyOf(app)
  expect([ledger, held]).toEqual([0, sold])
  const { rows } = await app.db.query(
    `select p.reference from payments p where p.amount_pence <
       (select coalesce(sum(r.amount_pence), 0) from refunds r where r.payment_reference = p.reference)
     union all
     select c.id::text from checkouts c where c.total_pence <>
       (select sum(o.total_pence) from orders o where o.checkout_id = c.id)
     union all
     select o.id::text from orders o where o.refunded_pence > o.total_pence
       or o.total_pence <> o.goods_pence + o.delivery_pence - o.discount_pence
       or o.goods_pence <> (select sum(l.line_pence) from order_lines l where l.order_id = o.id)`,
  )
  expect(rows).toEqual([])
})
