import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import type { Jobs } from '#db/local/jobs.ts'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import {
  addBuyer,
  checkOut,
  fill,
  later,
  pay,
  referenceOf,
  stockOf,
  type TestBuyer,
  tuesday,
} from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { inOrder, shelf } from '#testing/rows/arrival.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

/** The moment at which the job may end it. */
const over = later(tuesday, 35)

type Open = TestBuyer & { optionId: string; checkout: CheckoutOpened }

const opened = async (): Promise<Open> => {
  const options = [{ label: 'Bag', pricePence: 1000, stock: 5 }]
  const { optionIds } = await addListing(app, seller, { title: 'Layers pellets', options })
  const buyer = await addBuyer(app)
  await fill(buyer.api, [optionIds[0]!, 2])
  const checkout = (await checkOut(buyer.api)).body
  buyer.api.at = over
  return { ...buyer, optionId: optionIds[0]!, checkout }
}

/** What became of it, with how often it was booked, mailed, said to be unpaid, and written in the timeline. */
const outcome = async ({ checkout, optionId }: Open) => {
  const { rows } = await app.db.query(
    `select c.status, (select count(*) from ledger_transactions where payment_reference = $2)::int as booked,
      (select count(*) from mails where cause like 'checkout:' || c.id || '%' and cause not like '%:unpaid')::int as mails,
      (select count(*) from mails where cause = 'checkout:' || c.id || ':unpaid')::int as told,
      (select array_agg(e.status order by e.id) from order_events e join orders r on r.id = e.order_id where r.checkout_id = c.id) as timeline
     from checkouts c where c.id = $1`,
    [checkout.checkoutId, referenceOf(checkout)],
  )
  return { ...rows[0], stock: await stockOf(app, optionId) }
}

test.each([
  ['before', ['pending_payment', 'paid'], 0],
  ['after', ['pending_payment', 'expired', 'paid'], 1],
])(
  'a payment that arrives just %s the job, in the second in which the hold ends, is taken',
  async (when, timeline, told) => {
    const open = await opened()
    const paying = () => pay(open.api, open.checkout)
    const expiring = () => jobs.run(over)
    const acts = when === 'before' ? [paying, expiring] : [expiring, paying]
    const answers = await inOrder(app, shelf(open.optionId), acts)
    expect(answers).toContainEqual(expect.objectContaining({ status: 200, body: { status: 'succeeded' } }))
    expect(await outcome(open)).toEqual({ status: 'paid', booked: 1, mails: 2, told, timeline, stock: 3 })
  },
)

test.each([
  ['before', 200],
  ['after', 409],
])('a payment declined just %s the job does not keep it from freeing the goods once', async (when, answered) => {
  const open = await opened()
  const declining = () => pay(open.api, open.checkout, 'decline')
  const expiring = () => jobs.run(over)
  const acts = when === 'before' ? [declining, expiring] : [expiring, declining]
  const itself = {
    rows: 'select 1 from payments where reference = $1 for update',
    params: [referenceOf(open.checkout)],
  }
  const answers = await inOrder(app, itself, acts)
  expect(answers).toContainEqual(expect.objectContaining({ status: answered }))
  expect(await outcome(open)).toMatchObject({ status: 'expired', booked: 0, mails: 0, told: 1, stock: 5 })
})

test('who has not paid in time is told so, once', async () => {
  const open = await opened()
  await jobs.run(over)
  await jobs.run(over)
  expect(await outcome(open)).toMatchObject({ status: 'expired', booked: 0, mails: 0, told: 1, stock: 5 })
})

test('a late payment that meets the next buyer at the shelf is refunded in full when they were quicker', async () => {
  const open = await opened()
  const next = await addBuyer(app, { at: over })
  await fill(next.api, [open.optionId, 4])
  const acts = [() => checkOut(next.api), () => pay(open.api, open.checkout)] as const
  const [bought, paid] = await inOrder(app, shelf(open.optionId), acts)
  expect([bought.status, paid.body.status]).toEqual([201, 'refunded'])
  expect(await outcome(open)).toMatchObject({ status: 'expired', booked: 2, mails: 1, stock: 1 })
})

test('twelve payments and three runs in the same second: every payment is taken, nothing is lost or doubled', async () => {
  const open = await Promise.all(Array.from({ length: 12 }, opened))
  const before = await packsOf(app.db)
  const answers = await Promise.all([
    ...open.map(({ api, checkout }) => pay(api, checkout)),
    ...Array.from({ length: 3 }, () => jobs.run(over)),
  ])
  expect(answers.slice(0, 12).map((answer) => answer?.body.status)).toEqual(Array(12).fill('succeeded'))
  for (const one of open) expect(await outcome(one)).toMatchObject({ status: 'paid', booked: 1, mails: 2, stock: 3 })
  expect(await packsOf(app.db)).toEqual(before)
})
