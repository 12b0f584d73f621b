import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { draft, ok, openPackage, publish } from '#testing/market/selling.ts'
import { actsOn } from '#testing/people/audit.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { askForUpgrade, cancel, change, day, paidSeller, pay, resume, wait } from './package-changes.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const packagesOf = async (sellerId: string): Promise<string[]> =>
  (
    await app.db.query('select id from subscriptions where seller_id = $1 order by created_at, id', [sellerId])
  ).rows.map(({ id }) => id)

test('a package is bought once it is paid for, by two at once once, and not when its payment is declined', async () => {
  const seller = await paidSeller(app, 'basic')
  const [first = ''] = await packagesOf(seller.id)
  const bought = ['package.bought', `session ${seller.id}`, { tier: 'basic', period: 'month' }]
  expect(await actsOn(app, first)).toEqual([bought])
  const { reference } = await openPackageAfterEnd(seller)
  await pay(seller.api, reference, 'decline')
  const { reference: again } = await openPackage(seller.api, 'basic')
  await Promise.all([pay(seller.api, again), pay(seller.api, again)])
  const [, declined = '', second = ''] = await packagesOf(seller.id)
  expect(await actsOn(app, declined)).toEqual([])
  expect(await actsOn(app, second)).toEqual([bought])
})

const openPackageAfterEnd = async (seller: Awaited<ReturnType<typeof paidSeller>>) => {
  await app.db.query(`update subscriptions set status = 'ended' where seller_id = $1`, [seller.id])
  return openPackage(seller.api, 'basic')
}

test('what its seller changes of it is written down, and what is refused is not', async () => {
  const seller = await paidSeller(app, 'premium')
  const by = `session ${seller.id}`
  ok(await change(seller, 'basic'))
  ok(await change(seller, 'basic'))
  ok(await change(seller, 'premium'))
  expect((await resume(seller)).status).toBe(409)
  const answers = await Promise.all([cancel(seller), cancel(seller)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  ok(await resume(seller))
  const [id = ''] = await packagesOf(seller.id)
  expect((await actsOn(app, id)).slice(1)).toEqual([
    ['package.changed', by, { tier: 'basic', from: 'period-end' }],
    ['package.changed', by, { tier: 'premium', from: 'now' }],
    ['package.cancelled', by, { ends: 'period-end' }],
    ['package.resumed', by, {}],
  ])
})

test('a larger one is changed to once its difference is paid', async () => {
  const seller = await paidSeller(app, 'basic')
  const reference = await askForUpgrade(seller)
  const [, larger = ''] = await packagesOf(seller.id)
  expect(await actsOn(app, larger)).toEqual([])
  await Promise.all([pay(seller.api, reference), pay(seller.api, reference)])
  expect(await actsOn(app, larger)).toEqual([
    ['package.changed', `session ${seller.id}`, { tier: 'premium', from: 'now' }],
  ])
})

test('what ends at once takes its goods off sale in its seller’s name', async () => {
  const seller = await paidSeller(app, 'basic', 'year')
  const listing = await draft(seller.api)
  ok(await publish(seller.api, listing.id))
  ok(await cancel(seller))
  const [id = ''] = await packagesOf(seller.id)
  const by = `session ${seller.id}`
  expect((await actsOn(app, id)).at(-1)).toEqual(['package.cancelled', by, { ends: 'now' }])
  expect((await actsOn(app, listing.id)).at(-1)).toEqual(['listing.paused', by, { through: 'package' }])
})

test('who comes back to a smaller package keeps the oldest on sale, and visitors see at once what is paused', async () => {
  const seller = await paidSeller(app, 'premium')
  const publishedAt = (day: number) => new Date(`2026-06-0${day}T08:00:00Z`)
  const mugs: string[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const mug = { title: `Mug ${day}`, category: 'merchandise', publishedAt: publishedAt(day) }
    mugs.push((await addListing(app, seller.id, mug)).id)
  }
  await wait(seller, 31)
  const visitor = app.client({ at: seller.api.at! })
  const seen = () => Promise.all(mugs.map(async (id) => ok(await visitor.get<Product>(`/api/products/${id}`)).status))
  expect(await seen()).toEqual(Array(7).fill('active'))
  ok(await pay(seller.api, (await openPackage(seller.api, 'basic')).reference))
  expect(await seen()).toEqual(['active', 'active', 'active', 'active', 'active', 'paused', 'paused'])
  const by = ['listing.paused', `session ${seller.id}`, { through: 'package' }]
  expect(await Promise.all(mugs.slice(4).map((id) => actsOn(app, id)))).toEqual([[], [by], [by]])
})

test('what lapses is written down in the job’s, once by two runs at once', async () => {
  const seller = await paidSeller(app, 'basic')
  const listing = await draft(seller.api)
  ok(await publish(seller.api, listing.id))
  const jobs = await startTestJobs(app)
  const bought = seller.api.at!.getTime()
  for (const days of [32, 40]) {
    const at = new Date(bought + days * day)
    await Promise.all([jobs.run(at), jobs.run(at)])
    await jobs.run(at)
  }
  await jobs.close()
  const [id = ''] = await packagesOf(seller.id)
  expect((await actsOn(app, id)).slice(1)).toEqual([
    ['package.lapsed', 'job lapsed-packages', { became: 'past_due' }],
    ['package.lapsed', 'job lapsed-packages', { became: 'ended' }],
  ])
  expect((await actsOn(app, listing.id)).slice(1)).toEqual([
    ['listing.paused', 'job lapsed-packages', { through: 'package' }],
  ])
})
