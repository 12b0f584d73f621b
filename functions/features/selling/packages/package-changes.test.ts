import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '#testing/invariants.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok, openPackage } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { movePackageEnd } from '#testing/rows/time-travel.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import {
  askForUpgrade,
  cancel,
  change,
  day,
  moneyOf,
  packageOf,
  paidSeller,
  pay,
  resume,
  subjects,
  wait,
} from './package-changes.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

describe('a larger package', () => {
  it('waits for the payment of its difference and then takes the smaller one’s place, with its days', async () => {
    const seller = await paidSeller(app, 'basic')
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
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 900, 0],
      ['succeeded', 400, 0],
    ])
    expect(await subjects(seller)).toContain('Your Premium package is active')
  })

  it.each(['decline', 'abandon'])('whose payment ends with %s leaves all as it was', async (act) => {
    const seller = await paidSeller(app, 'basic')
    const before = await packageOf(seller)
    ok(await pay(seller.api, await askForUpgrade(seller), act))
    expect(await packageOf(seller)).toEqual(before)
    expect((await change(seller, 'premium')).status).toBe(201)
  })

  it('costs the least that can be paid on the last day, and is there once that is paid', async () => {
    const seller = await paidSeller(app, 'basic')
    await wait(seller, 29)
    expect((await packageOf(seller)).upgrade).toEqual({ tier: 'premium', pricePence: 30 })
    const reference = await askForUpgrade(seller)
    expect((await packageOf(seller)).tier).toBe('basic')
    ok(await pay(seller.api, reference))
    expect(ok(await change(seller, 'premium'))).toMatchObject({ tier: 'premium', reference: null, paymentUrl: null })
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 900, 0],
      ['succeeded', 30, 0],
    ])
    expect(ok(await seller.api.get('/api/user'))).toMatchObject({ sellerTier: 'premium' })
  })

  it('goes back in full when it is paid after its time', async () => {
    const seller = await paidSeller(app, 'basic')
    const reference = await askForUpgrade(seller)
    seller.api.at = new Date(seller.api.at!.getTime() + 31 * 60_000)
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 900, 0],
      ['refunded', 600, 600],
    ])
    expect((await packageOf(seller)).tier).toBe('basic')
    expect(await subjects(seller)).toContain('Your payment for Premium came too late')
  })

  it('goes back in full when the smaller one has run out or been cancelled meanwhile', async () => {
    const seller = await paidSeller(app, 'basic')
    const reference = await askForUpgrade(seller)
    ok(await cancel(seller))
    expect(ok(await pay(seller.api, reference)).status).toBe('refunded')
    expect(await packageOf(seller)).toMatchObject({ tier: 'basic', status: 'cancelled' })

    const other = await paidSeller(app, 'basic')
    const late = await askForUpgrade(other)
    await movePackageEnd(app, { sellerId: other.id, to: other.api.at!, status: 'active' })
    expect(ok(await pay(other.api, late)).status).toBe('refunded')
    expect(await packageOf(other)).toMatchObject({ tier: 'basic', status: 'past_due' })
  })

  it('asked for twice is paid once: the first payment comes too late', async () => {
    const seller = await paidSeller(app, 'basic')
    const [first, second] = [await askForUpgrade(seller), await askForUpgrade(seller)]
    expect(ok(await pay(seller.api, second)).status).toBe('succeeded')
    expect(ok(await pay(seller.api, first)).status).toBe('refunded')
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 900, 0],
      ['refunded', 600, 600],
      ['succeeded', 600, 0],
    ])
  })

  it.each([
    ['month', 'paid', 'succeeded', 'premium', 'active', 0],
    ['month', 'cancelled', 'refunded', 'basic', 'cancelled', 600],
    ['year', 'paid', 'succeeded', 'premium', 'active', 0],
    ['year', 'cancelled', 'refunded', 'basic', 'ended', 10_770 + 7200],
  ] as const)(
    'for a %s, paid while the smaller one is cancelled: first %s',
    async (period, first, paid, tier, status, back) => {
      const seller = await paidSeller(app, 'basic', period)
      const reference = await askForUpgrade(seller)
      const acts = [() => pay(seller.api, reference), () => cancel(seller)] as const
      const answers = await inOrder(app, userRow(seller.id), first === 'paid' ? acts : [acts[1], acts[0]])
      const payment = answers[first === 'paid' ? 0 : 1]!
      expect(payment).toMatchObject({ status: 200, body: { status: paid } })
      expect(answers[first === 'paid' ? 1 : 0]!.status).toBe(first === 'paid' ? 409 : 200)
      expect(await packageOf(seller)).toMatchObject({ tier, status })
      expect((await moneyOf(app, seller)).reduce((sum, [, , sent]) => sum + sent, 0)).toBe(back)
    },
  )
})

describe('a smaller package', () => {
  it('comes at the period’s end: all but the five oldest listings pause once, named before', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller(app, 'premium')
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
    const told = (await subjects(seller)).filter(
      (subject) => subject === 'Your package is now Basic: please pay for it',
    )
    expect(told).toHaveLength(1)

    ok(await pay(seller.api, (await openPackage(seller.api, 'basic')).reference))
    await jobs.run(seller.api.at!)
    expect(await packageOf(seller)).toMatchObject({ tier: 'basic', status: 'active', allowance: { limit: 5 } })
    expect(await paused()).toHaveLength(2)
    await jobs.close()
  })

  it('can be taken back until then', async () => {
    const seller = await paidSeller(app, 'premium')
    ok(await change(seller, 'basic'))
    for (const _ of ['once', 'twice']) {
      expect(ok(await change(seller, 'premium'))).toMatchObject({ tier: 'premium', nextTier: null })
    }
    await wait(seller, 31)
    expect(await packageOf(seller)).toMatchObject({ tier: 'premium', status: 'past_due' })
  })

  it('does not touch who paid for the larger one anew before the run got there', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller(app, 'premium')
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

describe('what cannot be changed', () => {
  it('is a package that is not paid for, or has run out', async () => {
    const seller = await addSignedInSeller(app)
    for (const act of [() => change(seller, 'premium'), () => cancel(seller), () => resume(seller)]) {
      expect((await act()).body).toMatchObject({ code: 'illegal_state', state: 'incomplete' })
    }
    const lapsed = await paidSeller(app, 'basic')
    await wait(lapsed, 31)
    for (const act of [() => change(lapsed, 'premium'), () => cancel(lapsed), () => resume(lapsed)]) {
      expect((await act()).body).toMatchObject({ code: 'illegal_state', state: 'past_due' })
    }
  })

  it('is the period, and what is none of ours', async () => {
    const seller = await paidSeller(app, 'basic')
    const paths = async (body: object) =>
      (await seller.api.post<{ errors: { path: string }[] }>('/api/subscription/change', body)).body.errors[0]?.path
    expect(await paths({ tier: 'premium', period: 'year' })).toBe('period')
    expect(await paths({ tier: 'gold' })).toBe('tier')
    expect(await paths({ tier: 'premium', pricePence: 1 })).toBe('pricePence')
    for (const refundPence of [-1, 0.5, '0', 1e12]) expect((await cancel(seller, { refundPence })).status).toBe(422)
    expect((await packageOf(seller)).status).toBe('active')
  })
})
