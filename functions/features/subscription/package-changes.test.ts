import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, startTestJobs, type TestApp } from '../../../db/local/test-app.ts'
import type { TestClient } from '../../../db/local/test-client.ts'
import { mailTo } from '../../../db/local/test-users.ts'
import type { BillingPeriod, SellerTier } from '../../contract/plans.ts'
import type { ChangedSubscription, Subscription } from '../../contract/subscription.ts'
import { addListing } from '../catalogue/catalogue.test-data.ts'
import { inOrder } from '../checkout/arrival.test-data.ts'
import { brokenInvariants } from '../ledger/invariants.ts'
import { ok, openPackage } from '../listings/selling.test-data.ts'
import { addSignedInSeller } from '../orders/orders.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

type Seller = Awaited<ReturnType<typeof addSignedInSeller>>

const day = 24 * 60 * 60 * 1000
/** A cookie is renewed when it is used in its thirty days. */
const wait = async ({ api }: Seller, days: number) => {
  const started = api.at!.getTime()
  for (let passed = 20; passed < days; passed += 20) {
    api.at = new Date(started + passed * day)
    ok(await api.get('/api/user'))
  }
  api.at = new Date(started + days * day)
}

const pay = (api: TestClient, reference: string, act = 'succeed') =>
  api.post<{ status: string }>(`/api/payments/sandbox/${reference}/${act}`, {})

const paidSeller = async (tier: SellerTier, period: BillingPeriod = 'month'): Promise<Seller> => {
  const seller = await addSignedInSeller(app)
  await app.db.query(`update sessions set expires_at = '2030-01-01' where user_id = $1`, [seller.id])
  ok(await pay(seller.api, (await openPackage(seller.api, tier, period)).reference))
  return seller
}

const packageOf = async ({ api }: Seller) => ok(await api.get<Subscription>('/api/subscription'))
const change = ({ api }: Seller, tier: SellerTier, more = {}) =>
  api.post<ChangedSubscription>('/api/subscription/change', { tier, ...more })
const cancel = ({ api }: Seller, body = {}) => api.post<Subscription>('/api/subscription/cancel', body)
const resume = ({ api }: Seller) => api.post<Subscription>('/api/subscription/resume')
const subjects = async ({ api, email }: Seller) => (await mailTo(api, email)).map(({ subject }) => subject)

const askForUpgrade = async (seller: Seller) => ok(await change(seller, 'premium'), 201).reference!

/** Pence by reference in the order of payment: what came in, and what of it goes back. */
const moneyOf = async ({ id }: Seller) => {
  const { rows } = await app.db.query(
    `select p.status, p.amount_pence::int as paid, coalesce((select sum(amount_pence) from refunds f
       where f.payment_reference = p.reference), 0)::int as back
     from payments p where payer_id = $1 order by p.created_at`,
    [id],
  )
  return rows.map(({ status, paid, back }) => [status, paid, back])
}

const rowOf = ({ id }: Seller) => ({ rows: 'select 1 from users where id = $1 for update', params: [id] })

describe('a larger package', () => {
  it('waits for the payment of its difference and then takes the smaller one’s place, with its days', async () => {
    const seller = await paidSeller('basic')
    const { startedAt, renewsAt } = await packageOf(seller)
    await wait(seller, 10)
    expect((await packageOf(seller)).upgrade).toEqual({ tier: 'premium', pricePence: 400 })
    const asked = await change(seller, 'premium', { period: 'month' })
    expect(asked).toMatchObject({ status: 201, body: { tier: 'basic', status: 'active' } })
    const reference = asked.body.reference!
    expect(ok(await seller.api.get(`/api/payments/sandbox/${reference}`))).toMatchObject({
      amountPence: 400,
      purpose: ['Upgrade to the Premium package'],
    })
    expect((await packageOf(seller)).tier).toBe('basic')
    expect(ok(await pay(seller.api, reference)).status).toBe('succeeded')
    expect(ok(await pay(seller.api, reference)).status).toBe('succeeded')
    const now = await packageOf(seller)
    expect(now).toMatchObject({ tier: 'premium', status: 'active', startedAt, renewsAt, pricePence: 1500 })
    expect(now).toMatchObject({ upgrade: null, allowance: { limit: 50 } })
    expect(ok(await seller.api.get('/api/user'))).toMatchObject({ sellerTier: 'premium' })
    expect(await moneyOf(seller)).toEqual([
      ['succeeded', 900, 0],
      ['succeeded', 400, 0],
    ])
    expect(await subjects(seller)).toContain('Your Premium package is active')
  })

  it.each(['decline', 'abandon'])('whose payment ends with %s leaves all as it was', async (act) => {
    const seller = await paidSeller('basic')
    const before = await packageOf(seller)
    ok(await pay(seller.api, await askForUpgrade(seller), act))
    expect(await packageOf(seller)).toEqual(before)
    expect((await change(seller, 'premium')).status).toBe(201)
  })

  it('is given when the difference is under 30 pence, the same twice', async () => {
    const seller = await paidSeller('basic')
    await wait(seller, 29)
    expect((await packageOf(seller)).upgrade).toEqual({ tier: 'premium', pricePence: 0 })
    const twins = await Promise.all([change(seller, 'premium'), change(seller, 'premium')])
    // Who comes second finds it changed under him, or done already.
    const [first, second] = twins.map(({ status }) => status).sort()
    expect(first).toBe(200)
    expect([200, 409]).toContain(second)
    expect(ok(await change(seller, 'premium'))).toMatchObject({ tier: 'premium', reference: null, paymentUrl: null })
    expect(await moneyOf(seller)).toEqual([['succeeded', 900, 0]])
    expect(ok(await seller.api.get('/api/user'))).toMatchObject({ sellerTier: 'premium' })
  })

  it('goes back in full when it is paid after its time', async () => {
    const seller = await paidSeller('basic')
    const reference = await askForUpgrade(seller)
    seller.api.at = new Date(seller.api.at!.getTime() + 31 * 60_000)
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(await moneyOf(seller)).toEqual([
      ['succeeded', 900, 0],
      ['refunded', 600, 600],
    ])
    expect((await packageOf(seller)).tier).toBe('basic')
    expect(await subjects(seller)).toContain('Your payment for Premium came too late')
  })

  it('goes back in full when the smaller one has run out or been cancelled meanwhile', async () => {
    const seller = await paidSeller('basic')
    const reference = await askForUpgrade(seller)
    ok(await cancel(seller))
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(await packageOf(seller)).toMatchObject({ tier: 'basic', status: 'cancelled' })

    const other = await paidSeller('basic')
    const late = await askForUpgrade(other)
    await app.db.query('update subscriptions set renews_at = $2 where seller_id = $1 and status = $3', [
      ...[other.id, other.api.at, 'active'],
    ])
    expect(ok(await pay(other.api, late)).status).toBe('refunded')
    expect(await packageOf(other)).toMatchObject({ tier: 'basic', status: 'past_due' })
  })

  it('asked for twice is paid once: the first payment comes too late', async () => {
    const seller = await paidSeller('basic')
    const [first, second] = [await askForUpgrade(seller), await askForUpgrade(seller)]
    expect(ok(await pay(seller.api, second)).status).toBe('succeeded')
    expect(ok(await pay(seller.api, first)).status).toBe('refunded')
    expect(await moneyOf(seller)).toEqual([
      ['succeeded', 900, 0],
      ['refunded', 600, 600],
      ['succeeded', 600, 0],
    ])
  })

  it.each([
    ['paid', 'succeeded', 'premium', 'active'],
    ['cancelled', 'refunded', 'basic', 'cancelled'],
  ])('paid while the smaller one is cancelled: first %s', async (first, paid, tier, status) => {
    const seller = await paidSeller('basic')
    const reference = await askForUpgrade(seller)
    const acts = [() => pay(seller.api, reference), () => cancel(seller)] as const
    const answers = await inOrder(app, rowOf(seller), first === 'paid' ? acts : [acts[1], acts[0]])
    const payment = answers[first === 'paid' ? 0 : 1]!
    expect(payment).toMatchObject({ status: 200, body: { status: paid } })
    expect(answers[first === 'paid' ? 1 : 0]!.status).toBe(first === 'paid' ? 409 : 200)
    expect(await packageOf(seller)).toMatchObject({ tier, status })
  })
})

describe('a smaller package', () => {
  it('comes at the period’s end: all but the five oldest listings pause once, named before', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller('premium')
    for (const place of [1, 2, 3, 4, 5, 6, 7]) {
      const publishedAt = new Date(seller.api.at!.getTime() - (10 - place) * day)
      await addListing(app, seller.id, { title: `Mug ${place}`, publishedAt })
    }
    const pauses = [
      { id: expect.any(String), title: 'Mug 6' },
      { id: expect.any(String), title: 'Mug 7' },
    ]
    expect((await packageOf(seller)).downgrade).toEqual({ tier: 'basic', pauses })
    for (const _ of ['once', 'twice']) {
      expect(ok(await change(seller, 'basic'))).toMatchObject({ tier: 'premium', nextTier: 'basic', reference: null })
    }
    expect((await mailTo(seller.api, seller.email))[0]?.text).toContain('“Mug 6”, “Mug 7”')

    await wait(seller, 31)
    expect(await packageOf(seller)).toMatchObject({
      tier: 'basic',
      status: 'past_due',
      nextTier: null,
      pricePence: 900,
    })
    const paused = async () =>
      (
        await app.db.query(`select title from listings where seller_id = $1 and status = 'paused' order by 1`, [
          seller.id,
        ])
      ).rows
    expect(await paused()).toEqual([])
    await Promise.all([jobs.run(seller.api.at!), jobs.run(seller.api.at!)])
    expect(await paused()).toEqual([{ title: 'Mug 6' }, { title: 'Mug 7' }])
    expect(ok(await seller.api.get('/api/user'))).toMatchObject({ sellerTier: 'basic' })
    const told = (await subjects(seller)).filter((subject) => subject === 'Your package is Basic now, and to be paid')
    expect(told).toHaveLength(1)

    ok(await pay(seller.api, (await openPackage(seller.api, 'basic')).reference))
    await jobs.run(seller.api.at!)
    expect(await packageOf(seller)).toMatchObject({ tier: 'basic', status: 'active', allowance: { limit: 5 } })
    expect(await paused()).toHaveLength(2)
    await jobs.close()
  })

  it('can be taken back until then', async () => {
    const seller = await paidSeller('premium')
    ok(await change(seller, 'basic'))
    for (const _ of ['once', 'twice']) {
      expect(ok(await change(seller, 'premium'))).toMatchObject({ tier: 'premium', nextTier: null })
    }
    await wait(seller, 31)
    expect(await packageOf(seller)).toMatchObject({ tier: 'premium', status: 'past_due' })
  })

  it('does not touch who paid for the larger one anew before the run got there', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller('premium')
    for (const place of [1, 2, 3, 4, 5, 6]) await addListing(app, seller.id, { title: `Cup ${place}` })
    ok(await change(seller, 'basic'))
    await wait(seller, 31)
    const { reference } = await openPackage(seller.api, 'premium')
    const held = {
      rows: `select 1 from subscriptions where seller_id = $1 and status = 'active' for update`,
      params: [seller.id],
    }
    await inOrder(app, held, [() => pay(seller.api, reference).then(ok), () => jobs.run(seller.api.at!)])
    const active = `select count(*)::int as n from listings where seller_id = $1 and status = 'active'`
    expect((await app.db.query(active, [seller.id])).rows[0].n).toBe(6)
    expect(await packageOf(seller)).toMatchObject({ tier: 'premium', status: 'active' })
    expect(ok(await seller.api.get('/api/user'))).toMatchObject({ sellerTier: 'premium' })
    await jobs.close()
  })
})

describe('a cancelled package', () => {
  it('runs to its period’s end without a refund, says so, and can be taken back and cancelled again', async () => {
    const seller = await paidSeller('basic')
    const { renewsAt } = await packageOf(seller)
    expect(ok(await cancel(seller))).toMatchObject({ status: 'cancelled', cancelsAt: renewsAt, cancellation: null })
    expect((await cancel(seller)).body).toMatchObject({ code: 'illegal_state', state: 'cancelled' })
    expect((await change(seller, 'premium')).body).toMatchObject({ code: 'illegal_state', state: 'cancelled' })
    seller.api.at = new Date(seller.api.at!.getTime() + 1000)
    expect(ok(await resume(seller))).toMatchObject({ status: 'active', cancelsAt: null, renewsAt })
    expect((await resume(seller)).body).toMatchObject({ code: 'illegal_state', state: 'active' })
    seller.api.at = new Date(seller.api.at!.getTime() + 1000)
    ok(await cancel(seller))
    expect(await moneyOf(seller)).toEqual([['succeeded', 900, 0]])
    const told = await subjects(seller)
    expect(told.filter((subject) => subject.startsWith('Your Basic package ends on'))).toHaveLength(2)
    await wait(seller, 31)
    expect((await resume(seller)).body).toMatchObject({ code: 'illegal_state', state: 'ended' })
  })

  it('for a year ends at once in its first thirty days and gives back the days that are left, once', async () => {
    const seller = await paidSeller('basic', 'year')
    const { id } = await addListing(app, seller.id, { title: 'Straw bale' })
    await wait(seller, 10)
    const { cancellation } = await packageOf(seller)
    expect(cancellation).toEqual({ endsAt: seller.api.at!.toISOString(), refundPence: 10_504 })
    expect((await cancel(seller, { refundPence: 10_505 })).body).toMatchObject({
      code: 'price_changed',
      refundPence: 10_504,
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(seller, { refundPence: 10_504 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await packageOf(seller)).toMatchObject({ status: 'ended', cancellation: null, upgrade: null })
    expect(await moneyOf(seller)).toEqual([['succeeded', 10_800, 10_504]])
    expect((await app.db.query('select status from listings where id = $1', [id])).rows[0].status).toBe('paused')
    const [mail] = await mailTo(seller.api, seller.email)
    expect([mail?.subject, mail?.text.includes('£105.04')]).toEqual(['Your Basic package has ended', true])
    ok(await pay(seller.api, (await openPackage(seller.api, 'basic')).reference))
    expect((await packageOf(seller)).status).toBe('active')
  })

  it('for a year that was upgraded gives back of each payment what is left of it', async () => {
    const seller = await paidSeller('basic', 'year')
    await wait(seller, 5)
    ok(await pay(seller.api, await askForUpgrade(seller)))
    await wait(seller, 5)
    const { refundPence } = (await packageOf(seller)).cancellation!
    ok(await cancel(seller, { refundPence }))
    expect(await moneyOf(seller)).toEqual([
      ['succeeded', 10_800, 10_504],
      ['succeeded', 7101, 7002],
    ])
    expect(refundPence).toBe(17_506)
  })

  it('for a year runs on after its first thirty days', async () => {
    const seller = await paidSeller('basic', 'year')
    await wait(seller, 30)
    const { renewsAt, cancellation } = await packageOf(seller)
    expect(cancellation).toEqual({ endsAt: renewsAt, refundPence: 0 })
    expect(ok(await cancel(seller))).toMatchObject({ status: 'cancelled', cancelsAt: renewsAt })
    expect(await moneyOf(seller)).toEqual([['succeeded', 10_800, 0]])
  })
})

describe('what cannot be changed', () => {
  it('is a package that is not paid for, or has run out', async () => {
    const seller = await addSignedInSeller(app)
    for (const act of [() => change(seller, 'premium'), () => cancel(seller), () => resume(seller)]) {
      expect((await act()).body).toMatchObject({ code: 'illegal_state', state: 'incomplete' })
    }
    const lapsed = await paidSeller('basic')
    await wait(lapsed, 31)
    for (const act of [() => change(lapsed, 'premium'), () => cancel(lapsed), () => resume(lapsed)]) {
      expect((await act()).body).toMatchObject({ code: 'illegal_state', state: 'past_due' })
    }
  })

  it('is the period, and what is none of ours', async () => {
    const seller = await paidSeller('basic')
    const paths = async (body: object) =>
      (await seller.api.post<{ errors: { path: string }[] }>('/api/subscription/change', body)).body.errors[0]?.path
    expect(await paths({ tier: 'premium', period: 'year' })).toBe('period')
    expect(await paths({ tier: 'gold' })).toBe('tier')
    expect(await paths({ tier: 'premium', pricePence: 1 })).toBe('pricePence')
    for (const refundPence of [-1, 0.5, '0', 1e12]) expect((await cancel(seller, { refundPence })).status).toBe(422)
    expect((await packageOf(seller)).status).toBe('active')
  })
})
