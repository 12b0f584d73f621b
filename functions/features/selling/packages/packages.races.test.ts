import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { later, tuesday } from '#testing/market/buying.ts'
import { ok, openPackage, start } from '#testing/market/selling.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { movePackageEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { askForUpgrade, change, paidSeller, pay } from './package-changes.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const newcomer = () => signUp(app, { userType: 'seller', at: start })

const settle = ({ api }: TestUser, reference: string, act = 'succeed') =>
  api.post<{ status: string }>(`/api/payments/sandbox/${reference}/${act}`, {})

/** What the seller's payments came to. */
const booked = async ({ id, api, email }: TestUser) => {
  const { rows } = await app.db.query(
    `select (select count(*) from subscriptions where seller_id = $1 and status = 'active')::int as packages,
      (select count(*) from ledger_transactions t join payments p on p.reference = t.payment_reference where p.payer_id = $1)::int as booked`,
    [id],
  )
  const mails = (await mailTo(api, email)).filter(({ subject }) => subject.endsWith('package is active'))
  return { ...rows[0], mails: mails.length }
}

test('a package paid for ten times at once starts once, is booked once and mailed once', async () => {
  const seller = await newcomer()
  const { reference } = await openPackage(seller.api, 'basic')
  const answers = await Promise.all(Array.from({ length: 10 }, () => settle(seller, reference)))
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(10).fill([200, 'succeeded']))
  expect(await booked(seller)).toEqual({ packages: 1, booked: 1, mails: 1 })
})

test.each([
  [['succeed', 'decline'], [200, 409], 1],
  [['decline', 'succeed'], [200, 200], 1],
])('a payment for a package told at once to %s is made once', async ([first, second], statuses, packages) => {
  const seller = await newcomer()
  const { reference } = await openPackage(seller.api, 'basic')
  const acts = [() => settle(seller, reference, first), () => settle(seller, reference, second)] as const
  const itself = { rows: 'select 1 from payments where reference = $1 for update', params: [reference] }
  const answers = await inOrder(app, itself, acts)
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  expect(await booked(seller)).toEqual({ packages, booked: packages, mails: packages })
})

test('a second payment cannot be opened while the first is being made, and the first goes back once it is given up', async () => {
  for (const isPaidFirst of [true, false]) {
    const seller = await newcomer()
    const { reference } = await openPackage(seller.api, 'basic')
    const paying = () => settle(seller, reference)
    const opening = () => seller.api.post('/api/subscription', { tier: 'premium', period: 'month' })
    const answers = await inOrder(app, userRow(seller.id), isPaidFirst ? [paying, opening] : [opening, paying])
    expect(answers.map(({ status }) => status)).toEqual(isPaidFirst ? [200, 409] : [201, 200])
    expect(await settle(seller, reference)).toMatchObject({ body: { status: isPaidFirst ? 'succeeded' : 'refunded' } })
    const open = await app.db.query(`select 1 from payments where payer_id = $1 and status = 'open'`, [seller.id])
    expect(open.rowCount).toBe(isPaidFirst ? 0 : 1)
  }
})

test.each(['payment', 'run'])(
  'a package paid for in the second in which the last one ends is the seller’s one package: first the %s',
  async (first) => {
    const jobs = await startTestJobs(app)
    const seller = await newcomer()
    ok(await settle(seller, (await openPackage(seller.api, 'basic')).reference))
    await movePackageEnd(app, { sellerId: seller.id, to: later(tuesday, 30) })
    const over = later(tuesday, 30 + 7 * 24 * 60)
    seller.api.at = over
    const { reference } = await openPackage(seller.api, 'basic')
    const earlier = {
      rows: `select 1 from subscriptions where seller_id = $1 and status = 'active' for update`,
      params: [seller.id],
    }
    const [paying, running] = [() => settle(seller, reference).then(ok), () => jobs.run(over)]
    await inOrder(app, earlier, first === 'payment' ? [paying, running] : [running, paying])
    expect(ok(await seller.api.get<SellerPackage>('/api/subscription')).status).toBe('active')
    expect(await booked(seller)).toEqual({ packages: 1, booked: 2, mails: 2 })
    await jobs.close()
  },
)

test('an upgrade that is asked for anew while it is being paid goes back, and the new one may be paid', async () => {
  const seller = await paidSeller(app, 'basic')
  const first = await askForUpgrade(seller)
  const acts = [() => change(seller, 'premium'), () => pay(seller.api, first)] as const
  const [asked, paid] = await inOrder(app, userRow(seller.id), acts)
  expect([asked.status, ok(paid).status]).toEqual([201, 'refunded'])
  expect(ok(await pay(seller.api, asked.body.reference ?? '')).status).toBe('succeeded')
})
