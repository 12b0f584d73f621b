import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepAfterMinutes } from '#contract/operations/leaving.ts'
import { later } from '#testing/market/buying.ts'
import { draft, newSeller, ok, publish, start } from '#testing/market/selling.ts'
import { actsOn } from '#testing/people/audit.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('what somebody did and a job did with their goods is in their file, and what others did is not', async () => {
  const [{ id, api }, other] = [await newSeller(app), await newSeller(app)]
  const [own, others] = [await draft(api), await draft(other.api)]
  ok(await publish(api, own.id))
  ok(await publish(other.api, others.id))
  await app.db.query(`update subscriptions set status = 'active', renews_at = $2 where seller_id = $1`, [id, start])
  const jobs = await startTestJobs(app)
  await jobs.run(later(start, 8 * 24 * 60))
  await jobs.close()
  const { acts } = ok(await api.get<{ acts: Record<string, unknown>[] }>('/api/user/export'))
  const told = acts.map(({ act, by, to, data }) => [act, by, to, data])
  expect(told.slice(0, 3)).toEqual([
    ['shop.opened', 'me', 'shop', {}],
    ['package.bought', 'me', 'package', { tier: 'basic', period: 'month' }],
    ['listing.published', 'me', 'listing', { through: 'itself' }],
  ])
  expect(acts.filter(({ to }) => to === 'listing').map(({ id }) => id)).toEqual([own.id, own.id])
  // Both in one moment.
  expect(told.slice(3).sort()).toEqual([
    ['listing.paused', 'the site', 'listing', { through: 'package' }],
    ['package.lapsed', 'the site', 'package', { became: 'ended' }],
  ])
})

test('who leaves is written down once by two at once, and of what they did no more is left than that it was done', async () => {
  const { id, api, password } = await newSeller(app)
  const listing = await draft(api)
  ok(await publish(api, listing.id))
  expect((await api.delete('/api/user', { password: 'not-the-password' })).status).toBe(422)
  expect((await actsOn(app, id)).map(([act]) => act)).toEqual(['shop.opened'])
  const leave = () => api.delete('/api/user', { password })
  expect((await inOrder(app, userRow(id), [leave, leave])).map(({ status }) => status)).toEqual([204, 204])
  expect((await actsOn(app, id)).map(([act, by]) => [act, by])).toEqual([
    ['shop.opened', `session ${id}`],
    ['account.left', `session ${id}`],
  ])
  const said = async () =>
    (await app.db.query(`select act, data, request_id is not null as asked from audit where actor_id = $1`, [id])).rows
  expect((await said()).filter(({ data, asked }) => asked || Object.keys(data).length > 0)).toEqual([
    { act: 'account.left', data: {}, asked: true },
  ])
  const jobs = await startTestJobs(app)
  await jobs.run(later(start, sweepAfterMinutes))
  await jobs.close()
  expect((await said()).filter(({ asked }) => asked)).toEqual([])
  expect((await said()).map(({ act }) => act).sort()).toEqual([
    'account.left',
    'listing.published',
    'package.bought',
    'shop.opened',
  ])
})
