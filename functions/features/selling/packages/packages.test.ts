import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { daysLater, draft, newSeller, ok, openPackage, publish, start } from '#testing/market/selling.ts'
import { unverify } from '#testing/people/operators.ts'
import { beSeen } from '#testing/people/sessions.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

type Api = TestUser['api']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newcomer = () => signUp(app, { userType: 'seller', sellerTier: 'premium', at: start })
/** Lets so many days pass, more than the thirty that a session lasts unused. */
const passTime = async (user: Pick<TestUser, 'api' | 'id'>, days: number) => {
  await beSeen(app, user, daysLater(20))
  user.api.at = daysLater(days)
}
const pay = (api: Api, reference: string, act = 'succeed') =>
  api.post<{ status: string }>(`/api/payments/sandbox/${reference}/${act}`, {})

describe('a seller who has not paid yet', () => {
  it('sees the package that they chose, incomplete, with nothing used', async () => {
    const { api } = await newcomer()
    const calls = app.calls()
    expect(ok(await api.get<SellerPackage>('/api/subscription'))).toEqual({
      tier: 'premium',
      status: 'incomplete',
      period: null,
      pricePence: null,
      startedAt: null,
      renewsAt: null,
      cancelsAt: null,
      allowance: { used: 0, limit: 50 },
      monthEndsAt: null,
      nextTier: null,
      upgrade: null,
      downgrade: null,
      cancellation: null,
      nextRefundAt: null,
    })
    expect(app.calls() - calls).toBe(1)
  })

  it('is sent to the pay page for what they choose now, at the published price', async () => {
    const { api } = await newcomer()
    const opened = ok(
      await api.post<{ reference: string }>('/api/subscription', { tier: 'basic', period: 'year' }),
      201,
    )
    expect(opened).toEqual({ reference: opened.reference, paymentUrl: `/pay/${opened.reference}` })
    const payment = ok(await api.get(`/api/payments/sandbox/${opened.reference}`))
    expect(payment).toMatchObject({ amountPence: 10_800, currency: 'GBP', successUrl: '/subscription-success' })
  })

  it('has proved their address first: nobody pays and then learns that they cannot publish', async () => {
    const { api, id } = await newcomer()
    await unverify(app, id)
    const asked = () => api.post('/api/subscription', { tier: 'basic', period: 'month' })
    expect(await asked()).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
    expect((await app.db.query('select 1 from payments where payer_id = $1', [id])).rowCount).toBe(0)
    await app.db.query('update users set email_verified_at = $2 where id = $1', [id, start])
    expect((await asked()).status).toBe(201)
  })

  it('and before they pay for a larger package, though not to keep the one they have', async () => {
    const { api, id } = await newSeller(app)
    await unverify(app, id)
    const change = (tier: string) => api.post('/api/subscription/change', { tier })
    expect(await change('premium')).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
    expect((await change('basic')).status).toBe(200)
  })

  it('who opens the payment twice can make only the second one', async () => {
    const { api } = await newcomer()
    const first = await openPackage(api, 'basic')
    const second = await openPackage(api, 'premium')
    expect((await pay(api, first.reference)).status).toBe(409)
    ok(await pay(api, second.reference))
    expect(ok(await api.get<SellerPackage>('/api/subscription'))).toMatchObject({ tier: 'premium', status: 'active' })
  })

  it('stays without a package when the payment is declined or given up, and may try again', async () => {
    const { api } = await newcomer()
    for (const act of ['decline', 'abandon']) {
      const { reference } = await openPackage(api, 'basic')
      ok(await pay(api, reference, act))
      expect(ok(await api.get<SellerPackage>('/api/subscription')).status).toBe('incomplete')
    }
    const { reference } = await openPackage(api, 'basic')
    ok(await pay(api, reference))
    expect(ok(await api.get<SellerPackage>('/api/subscription')).status).toBe('active')
  })
})

describe('a seller who pays', () => {
  it('has the package for a month from then, is told so, and the money is booked once', async () => {
    const { api, email, id } = await newcomer()
    const { reference } = await openPackage(api, 'basic')
    const calls = app.calls()
    ok(await pay(api, reference))
    expect(app.calls() - calls).toBeLessThanOrEqual(4)
    expect(ok(await pay(api, reference)).status).toBe('succeeded')
    expect(ok(await api.get('/api/subscription'))).toEqual({
      tier: 'basic',
      status: 'active',
      period: 'month',
      pricePence: 900,
      startedAt: '2026-06-09T08:00:00.000Z',
      renewsAt: '2026-07-09T08:00:00.000Z',
      cancelsAt: null,
      allowance: { used: 0, limit: 5 },
      monthEndsAt: '2026-07-09T08:00:00.000Z',
      nextTier: null,
      upgrade: { tier: 'premium', pricePence: 600 },
      downgrade: null,
      cancellation: { endsAt: '2026-07-09T08:00:00.000Z', refundPence: 0, keptPence: 900, nextRefundAt: null },
      nextRefundAt: null,
    })
    expect(ok(await api.get('/api/user'))).toMatchObject({ id, sellerTier: 'basic' })
    const mails = (await mailTo(api, email)).filter(({ subject }) => subject === 'Your Basic package is active')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('9 July 2026')
    const booked = await app.db.query(
      `select account, amount_pence::int as pence from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where payment_reference = $1 order by account`,
      [reference],
    )
    expect(booked.rows).toEqual([
      { account: 'platform:packages', pence: -900 },
      { account: 'provider:sandbox', pence: 900 },
    ])
  })

  it('cannot pay for a second one while it lasts', async () => {
    const { api } = await newSeller(app)
    const { status, body } = await api.post('/api/subscription', { tier: 'premium', period: 'month' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'illegal_state', state: 'active' })
  })

  it('who asks ten times at once ends with one payment that can be made', async () => {
    const { api, id } = await newcomer()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.post('/api/subscription', { tier: 'basic', period: 'month' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const open = await app.db.query(`select 1 from payments where payer_id = $1 and status = 'open'`, [id])
    expect(open.rowCount).toBe(1)
  })
})

describe('a package that is not paid for again', () => {
  it('publishes nothing new for seven days, then ends and its listings pause; paying again starts anew', async () => {
    const jobs = await startTestJobs(app)
    const { api, id, email } = await newSeller(app)
    const [sold, next] = [await draft(api), await draft(api)]
    ok(await publish(api, sold.id))

    await passTime({ api, id }, 31)
    expect(ok(await api.get<SellerPackage>('/api/subscription')).status).toBe('past_due')
    expect((await publish(api, next.id)).body).toMatchObject({ code: 'subscription_required', state: 'past_due' })
    await jobs.run(daysLater(31))
    expect(ok(await api.get<SellerListing>(`/api/seller/listings/${sold.id}`)).status).toBe('active')

    api.at = daysLater(38)
    await jobs.run(daysLater(38))
    await jobs.run(daysLater(38))
    expect(ok(await api.get<SellerPackage>('/api/subscription')).status).toBe('ended')
    expect(ok(await api.get<SellerListing>(`/api/seller/listings/${sold.id}`)).status).toBe('paused')
    const subjects = (await mailTo(api, email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your package has run out')).toHaveLength(1)
    expect(subjects.filter((subject) => subject === 'Your package has ended')).toHaveLength(1)

    ok(await pay(api, (await openPackage(api, 'basic')).reference))
    expect(ok(await publish<SellerListing>(api, sold.id)).status).toBe('active')
    await jobs.run(daysLater(39))
    expect(ok(await api.get<SellerListing>(`/api/seller/listings/${sold.id}`)).status).toBe('active')
    await jobs.close()
  })

  const paidAnewAfter = async (days: number) => {
    const { api, id } = await newSeller(app)
    await passTime({ api, id }, days)
    ok(await pay(api, (await openPackage(api, 'premium')).reference))
    return ok(await api.get<SellerPackage>('/api/subscription'))
  }

  it('may be paid for during its seven days, by which the earlier one ends and the next one counts from there', async () => {
    const next = { tier: 'premium', status: 'active', startedAt: daysLater(30).toISOString() }
    for (const days of [30, 32, 36]) {
      expect(await paidAnewAfter(days)).toMatchObject({ ...next, renewsAt: daysLater(61).toISOString() })
    }
  })

  it('counts from its own payment once the seven days are over', async () => {
    expect(await paidAnewAfter(37)).toMatchObject({ status: 'active', startedAt: daysLater(37).toISOString() })
  })

  it('of a year that was paid for in those days gives back no day of them', async () => {
    const { api, id } = await newSeller(app)
    await passTime({ api, id }, 35)
    ok(await pay(api, (await openPackage(api, 'basic', 'year')).reference))
    // Six days have begun of 365.
    expect(ok(await api.get<SellerPackage>('/api/subscription')).cancellation).toMatchObject({
      refundPence: Math.floor((10_800 * 359) / 365),
    })
  })
})

describe('the package of others', () => {
  it('is no business of buyers and visitors', async () => {
    const { api } = await signUp(app)
    expect((await api.get('/api/subscription')).status).toBe(403)
    expect((await api.post('/api/subscription', { tier: 'basic', period: 'month' })).body).toMatchObject({
      code: 'forbidden',
    })
    expect((await app.client().get('/api/subscription')).status).toBe(401)
  })

  it('is refused in words when it is none of ours', async () => {
    const { api } = await newcomer()
    const bad = [{}, { tier: 'gold', period: 'month' }, { tier: 'basic' }, { tier: 'basic', period: 'month', x: 1 }]
    for (const input of bad) expect((await api.post('/api/subscription', input)).status).toBe(422)
  })
})
