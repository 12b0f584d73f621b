import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { draft, type ListingProblem, mug, ok, openPackage, ownListing, publish } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { askForUpgrade, cancel, change, packageOf, paidSeller, pay, wait } from './package-changes.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Seller = Awaited<ReturnType<typeof paidSeller>>

const drafts = async ({ api }: Seller, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await draft(api, { ...mug, title: `Mug ${index}` })).id)
  return ids
}
const buy = async ({ api }: Seller, ...asked: ['basic' | 'premium', ('month' | 'year')?]) =>
  ok(await pay(api, (await openPackage(api, ...asked)).reference))
const publishAll = async ({ api }: Seller, ids: string[]) =>
  ok(await api.post<BulkResult>('/api/seller/listings/bulk', { action: 'publish', ids }))
const pause = async ({ api }: Seller, id: string) => ok(await api.post(`${ownListing(id)}/pause`))
const codeOf = async ({ api }: Seller, id: string) => (await publish<ListingProblem>(api, id)).body.code
const onSale = async ({ id }: Seller): Promise<number> =>
  (await app.db.query(`select 1 from listings where seller_id = $1 and status = 'active'`, [id])).rowCount ?? 0

describe('what is used of a billing month', () => {
  it('stays used when the package is cancelled and another one is bought, once and twice', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    const ids = await drafts(seller, 6)
    await publishAll(seller, ids.slice(0, 5))
    await wait(seller, 1)
    ok(await cancel(seller))
    await buy(seller, 'basic')
    expect((await packageOf(seller)).allowance).toEqual({ used: 5, limit: 5 })
    expect(await codeOf(seller, ids[5]!)).toBe('allowance_used')
    expect((await publishAll(seller, ids)).done).toEqual(ids.slice(0, 5))
    expect(await codeOf(seller, ids[5]!)).toBe('allowance_used')
  })

  it('is of the month of the first package, also for one that began later', async () => {
    const seller = await paidSeller(app, 'basic', 'year')
    const ids = await drafts(seller, 6)
    await wait(seller, 10)
    ok(await cancel(seller))
    await buy(seller, 'basic')
    expect(await packageOf(seller)).toMatchObject({
      startedAt: '2026-06-19T08:00:00.000Z',
      renewsAt: '2026-07-19T08:00:00.000Z',
      monthEndsAt: '2026-07-09T08:00:00.000Z',
    })
    for (const id of ids.slice(0, 5)) ok(await publish(seller.api, id))
    await pause(seller, ids[0]!)
    expect(await codeOf(seller, ids[5]!)).toBe('allowance_used')
    await wait(seller, 20)
    ok(await publish(seller.api, ids[5]!))
    expect(await packageOf(seller)).toMatchObject({
      allowance: { used: 5, limit: 5 },
      monthEndsAt: '2026-08-09T08:00:00.000Z',
    })
  })

  it('stays used with a larger package, which raises the limit', async () => {
    const seller = await paidSeller(app, 'basic')
    const ids = await drafts(seller, 6)
    await publishAll(seller, ids.slice(0, 5))
    ok(await pay(seller.api, await askForUpgrade(seller)))
    ok(await publish(seller.api, ids[5]!))
    expect((await packageOf(seller)).allowance).toEqual({ used: 6, limit: 50 })
  })

  it('stays used with a smaller one, which holds no more at once than it holds', async () => {
    const seller = await paidSeller(app, 'premium', 'year')
    const ids = await drafts(seller, 8)
    await publishAll(seller, ids.slice(0, 7))
    await wait(seller, 1)
    ok(await cancel(seller))
    await buy(seller, 'basic')
    expect((await packageOf(seller)).allowance).toEqual({ used: 7, limit: 5 })
    expect((await publishAll(seller, ids)).done).toEqual(ids.slice(0, 5))
    expect(await codeOf(seller, ids[5]!)).toBe('allowance_used')
    await pause(seller, ids[0]!)
    expect(await codeOf(seller, ids[7]!)).toBe('allowance_used')
    const twins = await Promise.all([publish(seller.api, ids[5]!), publish(seller.api, ids[6]!)])
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await onSale(seller)).toBe(5)
  })
})

describe('what the run pauses a little late', () => {
  it('is of the month that is over, when a smaller package comes', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller(app, 'premium')
    const publishedAt = seller.api.at!
    for (const place of [1, 2, 3, 4, 5, 6, 7]) await addListing(app, seller.id, { title: `Cup ${place}`, publishedAt })
    ok(await change(seller, 'basic'))
    await wait(seller, 30)
    await jobs.run(new Date(seller.api.at!.getTime() + 50_000))
    seller.api.at = new Date(seller.api.at!.getTime() + 60_000)
    await buy(seller, 'basic')
    expect((await packageOf(seller)).allowance).toEqual({ used: 5, limit: 5 })
    await jobs.close()
  })

  it('is of the month that is over, when a cancelled package ends', async () => {
    const jobs = await startTestJobs(app)
    const seller = await paidSeller(app, 'basic')
    const ids = await drafts(seller, 6)
    await publishAll(seller, ids.slice(0, 5))
    ok(await cancel(seller))
    await wait(seller, 30)
    await jobs.run(new Date(seller.api.at!.getTime() + 50_000))
    expect(await onSale(seller)).toBe(0)
    await wait(seller, 3)
    await buy(seller, 'basic')
    expect((await packageOf(seller)).allowance).toEqual({ used: 0, limit: 5 })
    await jobs.close()
  })
})
