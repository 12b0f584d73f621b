import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StockWait } from '#contract/catalogue/stock-waits.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { addBuyer, later, tuesday } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { removeListing, suspend, unverify } from '#testing/people/operators.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { copyListing } from '#testing/rows/crowds.ts'
import { run } from '#testing/rows/statements.ts'
import { startTestApp, startTestJobs, type TestApp, type TestJobs } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { insertWait } from './stock-waits.queries.ts'

let app: TestApp
let jobs: TestJobs
let shop: Awaited<ReturnType<typeof addSignedInSeller>>
let buyer: Awaited<ReturnType<typeof addBuyer>>
let api: TestClient

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  shop = await addSignedInSeller(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
beforeEach(async () => {
  buyer = await addBuyer(app)
  api = buyer.api
})

const pathOf = (id: string) => `/api/products/${id}/wait`
const soldOut = async (title: string, more: object = {}) =>
  (await addListing(app, shop.id, { title, options: [{ label: 'One', pricePence: 100, stock: 0 }], ...more })).id
const wait = async (id: string, by = api) => ok(await by.put(pathOf(id)), 204)
const isWaiting = async (id: string) => ok(await api.get<StockWait>(pathOf(id))).waiting
const restock = (id: string, stock = 1) =>
  app.db.query('update listing_options set stock = $2 where listing_id = $1', [id, stock])
const told = async () =>
  (await mailTo(api, buyer.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Back in stock'))

describe('who waits for a listing', () => {
  test('waits once, is told once it is back, and then waits no more', async () => {
    const id = await soldOut('Enamel jug')
    expect(await isWaiting(id)).toBe(false)
    await wait(id)
    await wait(id)
    expect(await isWaiting(id)).toBe(true)
    await jobs.run(tuesday)
    expect([await told(), await isWaiting(id)]).toEqual([[], true])
    await restock(id)
    await jobs.run(later(tuesday, 5))
    await jobs.run(later(tuesday, 10))
    expect([await told(), await isWaiting(id)]).toEqual([['Back in stock: Enamel jug'], false])
    const [mail] = (await mailTo(api, buyer.email)).filter(({ subject }) => subject.startsWith('Back in stock'))
    expect(mail?.text).toContain(`/products/${id}`)
  })

  test('may ask again, and is told again', async () => {
    const id = await soldOut('Egg skelter')
    for (const minutes of [0, 60]) {
      api.at = later(tuesday, minutes)
      await wait(id)
      await restock(id)
      await jobs.run(later(tuesday, minutes + 5))
      await restock(id, 0)
    }
    expect(await told()).toEqual(['Back in stock: Egg skelter', 'Back in stock: Egg skelter'])
  })

  test('is told by two runs at once only once', async () => {
    const id = await soldOut('Nest box')
    await wait(id)
    await restock(id)
    const other = await startTestJobs(app)
    await Promise.all([jobs.run(later(tuesday, 5)), other.run(later(tuesday, 5))])
    await other.close()
    expect(await told()).toEqual(['Back in stock: Nest box'])
  })

  test('thinks again, twice, and is told nothing', async () => {
    const id = await soldOut('Drinker')
    await wait(id)
    for (const _ of [1, 2]) ok(await api.delete(pathOf(id)), 204)
    await restock(id)
    await jobs.run(later(tuesday, 5))
    expect([await told(), await isWaiting(id)]).toEqual([[], false])
  })

  test('is nobody else, and nobody who is signed out', async () => {
    const id = await soldOut('Grit')
    await wait(id)
    const other = await addBuyer(app)
    expect(ok(await other.api.get<StockWait>(pathOf(id))).waiting).toBe(false)
    ok(await other.api.delete(pathOf(id)), 204)
    expect(await isWaiting(id)).toBe(true)
    expect((await app.client({ at: tuesday }).get(pathOf(id))).status).toBe(401)
    expect((await app.client({ at: tuesday }).put(pathOf(id))).status).toBe(401)
  })
})

describe('nobody is told', () => {
  const waited = async (title: string) => {
    const id = await soldOut(title)
    await wait(id)
    await restock(id)
    return id
  }

  test('while the shop is on holiday, and then they are', async () => {
    await waited('Perch')
    await app.db.query(`update shops set holiday_until = '2026-06-11' where seller_id = $1`, [shop.id])
    await jobs.run(new Date('2026-06-11T21:00:00Z'))
    expect(await told()).toEqual([])
    await jobs.run(new Date('2026-06-12T07:00:00Z'))
    expect(await told()).toEqual(['Back in stock: Perch'])
    await app.db.query('update shops set holiday_until = null where seller_id = $1', [shop.id])
  })

  test('while it is paused', async () => {
    const id = await waited('Brooder')
    await app.db.query(`update listings set status = 'paused' where id = $1`, [id])
    await jobs.run(later(tuesday, 5))
    expect([await told(), await isWaiting(id)]).toEqual([[], true])
  })

  test('of what is not sold any more, which nobody waits for any longer', async () => {
    const id = await waited('Old feeder')
    await removeListing(app, { id })
    await jobs.run(later(tuesday, 5))
    expect([await told(), await isWaiting(id)]).toEqual([[], false])
  })

  test('after a year', async () => {
    const id = await soldOut('Incubator')
    await wait(id)
    await jobs.run(later(tuesday, 366 * 24 * 60))
    const { rowCount } = await app.db.query('select 1 from stock_waits where user_id = $1', [buyer.id])
    expect(rowCount, 'their session has ended long before').toBe(0)
  })

  test('whose address is not proved, or who is suspended', async () => {
    const lamp = await waited('Heat lamp')
    await unverify(app, buyer.id)
    await jobs.run(later(tuesday, 5))
    expect([await told(), await isWaiting(lamp)]).toEqual([[], true])
    const other = await addBuyer(app)
    const id = await soldOut('Heat plate')
    await wait(id, other.api)
    await restock(id)
    await suspend(app, other.id)
    await jobs.run(later(tuesday, 10))
    expect((await mailTo(api, other.email)).filter(({ subject }) => subject.startsWith('Back in'))).toEqual([])
  })
})

describe('nobody waits', () => {
  test.each(['draft', 'removed'])('for a listing that is %s', async (status) => {
    const id = await soldOut('Not to be seen', status === 'draft' ? { status } : {})
    if (status === 'removed') await removeListing(app, { id })
    expect(await api.put<Problem>(pathOf(id))).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('for more than a hundred, but for one of these again', async () => {
    const first = await soldOut('Many of these')
    await wait(first)
    const copies = await copyListing(app, { id: first, count: 99 })
    for (const listingId of copies) {
      await run(app, (db) => ({ waits: insertWait(db, { userId: buyer.id, listingId, at: tuesday }) }))
    }
    const one = await soldOut('One too many')
    expect(await api.put<Problem>(pathOf(one))).toMatchObject({
      status: 422,
      body: { detail: 'We can email you about up to 100 listings at a time. Please turn off another one first.' },
    })
    await wait(first)
    ok(await api.delete(pathOf(first)), 204)
    await wait(one)
  })
})
