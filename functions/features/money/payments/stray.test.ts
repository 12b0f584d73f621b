import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import { cancel, packageOf, paidSeller } from '#features/selling/packages/package-changes.test-data.ts'
import { brokenInvariants, packsOf } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, pay, referenceOf, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { act, addSignedInSeller, type Market, openMarket, placeOrder } from '#testing/market/orders.ts'
import { ok, openPackage } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { aProvider, ordersOf } from './payments.test-data.ts'

let app: TestApp
let market: Market
let provider: ReturnType<typeof aProvider>

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
beforeEach(() => {
  provider = aProvider(app)
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const password = 'bantams-lay-well'

const sumOf = (opened: CheckoutOpened) => ({ reference: referenceOf(opened), amountPence: opened.totalPence })

/** What is stored of a payment: its state, its bookings, what goes back of it, and what its payer was told of that. */
const traces = async (reference: string) => {
  const { rows } = await app.db.query(
    `select p.status,
      (select json_agg(json_build_array(t.kind, e.account, e.amount_pence) order by t.kind, e.account)
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.payment_reference = p.reference and t.order_id is null) as booked,
      (select json_agg(json_build_array(r.id, r.amount_pence, r.sent_at is not null) order by r.id)
        from refunds r where r.payment_reference = p.reference) as refunds,
      (select json_agg(m.subject) from mails m where starts_with(m.cause, 'payment:' || p.reference)) as mails
     from payments p where p.reference = $1`,
    [reference],
  )
  return rows[0]
}

const inAndOut = (pence: number, currency = '') => [
  ['payment', `platform:strays${currency}`, -pence],
  ['payment', `provider:sandbox${currency}`, pence],
  ['refund', `platform:strays${currency}`, pence],
  ['refund', `provider:sandbox${currency}`, -pence],
]

const feed = () => placeOrder(market, [market.feed, 1])

/** Each way in which a payment ends unpaid on our side, with what a provider takes for it after that. */
const ends: Record<string, () => Promise<{ reference: string; amountPence: number }>> = {
  'was given up': async () => {
    const { buyer, opened } = await feed()
    ok(await pay(buyer.api, opened, 'abandon'))
    return sumOf(opened)
  },
  'was declined and then given up': async () => {
    const { buyer, opened } = await feed()
    ok(await pay(buyer.api, opened, 'decline'))
    ok(await pay(buyer.api, opened, 'abandon'))
    return sumOf(opened)
  },
  'made way for the next checkout': async () => {
    const { buyer, opened } = await feed()
    ok(await checkOut(buyer.api), 201)
    return sumOf(opened)
  },
  'was cancelled with its order': async () => {
    const { id, buyer, opened } = await feed()
    ok(await act(buyer.api, id, 'cancel'))
    return sumOf(opened)
  },
  'was for a package and made way for another': async () => {
    const { api } = await addSignedInSeller(app)
    const { reference } = await openPackage(api, 'basic')
    await openPackage(api, 'premium')
    return { reference, amountPence: 900 }
  },
}

test.each(Object.entries(ends))(
  'a payment that %s and succeeds after all is booked, and goes back whole and once',
  async (_, end) => {
    const { asked, tell } = provider
    const taken = await end()
    const { reference, amountPence } = taken
    const packs = await packsOf(app.db)
    expect(await Promise.all([tell(taken), tell(taken)])).toEqual(['refunded', 'refunded'])
    expect(await tell(taken)).toBe('refunded')
    expect(asked).toEqual([{ reference, amountPence, refundId: expect.any(String) }])
    expect(await traces(reference)).toEqual({
      status: 'refunded',
      booked: inAndOut(amountPence),
      refunds: [[asked[0]!.refundId, amountPence, true]],
      mails: [`We’re refunding your payment of ${amountPence === 900 ? '£9.00' : '£17.49'}`],
    })
    expect(await packsOf(app.db)).toEqual(packs)
    const bought = `select 1 from orders r join payments p on p.checkout_id = r.checkout_id
      where p.reference = $1 and r.status not in ('expired', 'cancelled')`
    expect((await app.db.query(bought, [reference])).rows).toEqual([])
  },
)

test('its buyer reads in the order’s timeline and in one mail what came of it, and pays the next checkout', async () => {
  const { buyer, opened } = await feed()
  const next = ok(await checkOut(buyer.api), 201)
  await provider.tell(sumOf(opened))
  const [order] = await ordersOf(app, opened.checkoutId)
  expect([order.status, order.events.slice(1)]).toEqual([
    'expired',
    [
      ['expired', 'system', 'A new checkout took its place.'],
      ['expired', 'system', 'A payment came after that and was refunded in full.'],
    ],
  ])
  const [mail, ...more] = await mailTo(buyer.api, buyer.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain(
    'Your payment of £17.49 reached us after it had been cancelled, or after another one had taken its place.',
  )
  expect(mail?.text).toContain(`Order ${order.number}`)
  expect(await pay(buyer.api, opened)).toMatchObject({ status: 200, body: { status: 'refunded' } })
  expect(await pay(buyer.api, next)).toMatchObject({ status: 200, body: { status: 'succeeded' } })
})

test('a payment that is given up in the moment in which it succeeds is paid or goes back, as was first', async () => {
  const { tell } = provider
  for (const isPaidFirst of [true, false]) {
    const { buyer, opened } = await feed()
    const paying = () => tell(sumOf(opened))
    const leaving = async () => (await pay(buyer.api, opened, 'abandon')).status
    const acts = isPaidFirst ? [paying, leaving] : [leaving, paying]
    expect(await inOrder(app, userRow(buyer.id), acts)).toEqual(isPaidFirst ? ['succeeded', 409] : [200, 'refunded'])
  }
  expect(provider.asked).toHaveLength(1)
})

test.each([
  ['less', { amountPence: 1748 }, '', '£17.48'],
  ['more', { amountPence: 1750 }, '', '£17.50'],
  ['as much of another currency', { currency: 'EUR' }, ':EUR', '€17.49'],
])(
  'what is %s than was asked for is booked, goes back once, and leaves the payment to be made',
  async (_, wrong, account, sum) => {
    const { asked, tell } = provider
    const { buyer, opened } = await feed()
    const right = sumOf(opened)
    const { reference } = right
    const taken = { ...right, ...wrong }
    expect(await Promise.all([tell(taken), tell(taken)])).toEqual(['refunded', 'refunded'])
    expect((await traces(reference)).status).toBe('open')
    expect(await tell(right)).toBe('succeeded')
    expect(await tell(taken)).toBe('refunded')
    expect(asked).toEqual([{ reference, amountPence: taken.amountPence, refundId: expect.any(String) }])
    expect(await traces(reference)).toMatchObject({
      status: 'succeeded',
      booked: inAndOut(taken.amountPence, account),
      mails: [`We’re refunding your payment of ${sum}`],
    })
    expect((await ordersOf(app, opened.checkoutId))[0].status).toBe('paid')
    const mail = (await mailTo(buyer.api, buyer.email)).find(({ subject }) => subject.startsWith('We’re'))
    expect(mail?.text).toContain(`We asked you for £17.49, and a payment of ${sum} reached us instead.`)
  },
)

test('another sum for a package that is paid for goes back and takes nothing from its refund', async () => {
  const seller = await paidSeller(app, 'basic', 'year')
  const { rows } = await app.db.query('select reference from payments where payer_id = $1', [seller.id])
  expect(await provider.tell({ reference: rows[0].reference, amountPence: 1 })).toBe('refunded')
  ok(await cancel(seller))
  expect((await packageOf(seller)).status).toBe('ended')
  const back = 'select amount_pence::int as pence from refunds where payment_reference = $1 order by amount_pence'
  expect((await app.db.query(back, [rows[0].reference])).rows).toEqual([{ pence: 1 }, { pence: 10_770 }])
})

describe('whoever has left gets back what is taken for', () => {
  const leave = async ({ api }: TestBuyer) => ok(await api.delete('/api/user', { password }), 204)

  const goesBackUntold = async (taken: { reference: string; amountPence: number }) => {
    expect([await provider.tell(taken), await provider.tell(taken)]).toEqual(['refunded', 'refunded'])
    expect(provider.asked).toHaveLength(1)
    expect(await traces(taken.reference)).toMatchObject({ status: 'refunded', mails: null })
  }

  test('a checkout that they had given up', async () => {
    const buyer = await addBuyer(app, { password })
    await fill(buyer.api, [market.feed, 1])
    const opened = ok(await checkOut(buyer.api), 201)
    ok(await pay(buyer.api, opened, 'abandon'))
    await leave(buyer)
    await goesBackUntold(sumOf(opened))
  })

  test('a package that they had not paid for yet', async () => {
    const seller = await addSignedInSeller(app, tuesday, { password })
    const { reference } = await openPackage(seller.api, 'basic')
    await leave(seller)
    await goesBackUntold({ reference, amountPence: 900 })
  })
})
