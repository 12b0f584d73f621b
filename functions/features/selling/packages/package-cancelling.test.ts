import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '#testing/invariants.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { ok, openPackage } from '#testing/market/selling.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { movePackageEnd, moveRefunds } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import {
  askForUpgrade,
  cancel,
  change,
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

describe('a cancelled package', () => {
  it('runs to its period’s end without a refund, says so, and can be taken back and cancelled again', async () => {
    const seller = await paidSeller(app, 'basic')
    const { renewsAt } = await packageOf(seller)
    expect(ok(await cancel(seller))).toMatchObject({ status: 'cancelled', cancelsAt: renewsAt, cancellation: null })
    expect((await cancel(seller)).body).toMatchObject({ code: 'illegal_state', state: 'cancelled' })
    expect((await change(seller, 'premium')).body).toMatchObject({ code: 'illegal_state', state: 'cancelled' })
    seller.api.at = new Date(seller.api.at!.getTime() + 1000)
    expect(ok(await resume(seller))).toMatchObject({ status: 'active', cancelsAt: null, renewsAt })
    expect((await resume(seller)).body).toMatchObject({ code: 'illegal_state', state: 'active' })
    seller.api.at = new Date(seller.api.at!.getTime() + 1000)
    ok(await cancel(seller))
    expect(await moneyOf(app, seller)).toEqual([['succeeded', 900, 0]])
    const told = await subjects(seller)
    expect(told.filter((subject) => subject.startsWith('Your Basic package ends on'))).toHaveLength(2)
    await wait(seller, 31)
    expect((await resume(seller)).body).toMatchObject({ code: 'illegal_state', state: 'ended' })
  })

  it('for a year ends at once in its first thirty days and gives back the days that have not begun, once', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    const { id } = await addListing(app, seller.id, { title: 'Straw bale' })
    await wait(seller, 10)
    const { cancellation } = await packageOf(seller)
    expect(cancellation).toEqual({
      endsAt: seller.api.at!.toISOString(),
      refundPence: 10_474,
      keptPence: 326,
      nextRefundAt: '2027-06-19T08:00:00.000Z',
    })
    expect((await cancel(seller, { refundPence: 10_475 })).body).toMatchObject({
      code: 'price_changed',
      refundPence: 10_474,
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(seller, { refundPence: 10_474 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await packageOf(seller)).toMatchObject({ status: 'ended', cancellation: null, upgrade: null })
    expect(await moneyOf(app, seller)).toEqual([['succeeded', 10_800, 10_474]])
    expect((await app.db.query('select status from listings where id = $1', [id])).rows[0].status).toBe('paused')
    const [mail] = await mailTo(seller.api, seller.email)
    expect(mail?.subject).toBe('Your Basic package has ended')
    for (const said of ['£104.74', '£3.26', '19 June 2027']) expect(mail?.text).toContain(said)
    ok(await pay(seller.api, (await openPackage(seller.api, 'basic')).reference))
    expect((await packageOf(seller)).status).toBe('active')
  })

  it('for a year that was upgraded gives back of each payment what is left of it', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    await wait(seller, 5)
    ok(await pay(seller.api, await askForUpgrade(seller)))
    await wait(seller, 5)
    const { refundPence } = (await packageOf(seller)).cancellation!
    ok(await cancel(seller, { refundPence }))
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 10_800, 10_474],
      ['succeeded', 7102, 6983],
    ])
    expect(refundPence).toBe(17_457)
  })

  it('for a year runs on after its first thirty days', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    await wait(seller, 30)
    const { renewsAt, cancellation } = await packageOf(seller)
    expect(cancellation).toEqual({ endsAt: renewsAt, refundPence: 0, keptPence: 10_800, nextRefundAt: null })
    expect(ok(await cancel(seller))).toMatchObject({ status: 'cancelled', cancelsAt: renewsAt })
    expect(await moneyOf(app, seller)).toEqual([['succeeded', 10_800, 0]])
  })

  it('for a year is paid back once in 365 days, and the one bought after that runs to its end', async () => {
    const seller = await paidSeller(app, 'premium', 'year')
    const nextRefundAt = '2027-06-09T08:00:00.000Z'
    expect(ok(await cancel(seller))).toMatchObject({ status: 'ended', nextRefundAt })
    await payForYear(seller)
    const { renewsAt, cancellation } = await packageOf(seller)
    expect(cancellation).toEqual({ endsAt: renewsAt, refundPence: 0, keptPence: 18_000, nextRefundAt })
    expect((await cancel(seller, { refundPence: 17_950 })).body).toMatchObject({
      code: 'price_changed',
      refundPence: 0,
    })
    expect(ok(await cancel(seller))).toMatchObject({ status: 'cancelled', cancelsAt: renewsAt })
    expect((await mailTo(seller.api, seller.email))[0]?.text).toContain('You can have the next one from 9 June 2027.')

    await movePackageEnd(app, { sellerId: seller.id, to: seller.api.at! })
    await moveRefunds(app, { payerId: seller.id, to: new Date('2025-06-09T08:00:00Z') })
    await payForYear(seller)
    expect((await packageOf(seller)).nextRefundAt).toBeNull()
    expect(ok(await cancel(seller, { refundPence: 17_950 })).nextRefundAt).toBe(nextRefundAt)
    expect(await moneyOf(app, seller)).toEqual([
      ['succeeded', 18_000, 17_950],
      ['succeeded', 18_000, 0],
      ['succeeded', 18_000, 17_950],
    ])
  })

  it('is no refund where an upgrade was paid too late', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    const late = await askForUpgrade(seller)
    await wait(seller, 1)
    expect(ok(await pay(seller.api, late)).status).toBe('refunded')
    expect((await packageOf(seller)).cancellation).toMatchObject({ refundPence: 10_740, keptPence: 60 })
  })
})

const payForYear = async ({ api }: Awaited<ReturnType<typeof paidSeller>>) =>
  ok(await pay(api, (await openPackage(api, 'premium', 'year')).reference))
