import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { addBuyer, checkOut, fill, stockOf, type TestBuyer } from '#testing/market/buying.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { draft, type ListingProblem, mug, ok, openPackage, ownListing, publish } from '#testing/market/selling.ts'
import { takePacks } from '#testing/market/shelf.ts'
import { unverify } from '#testing/people/operators.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paidSeller = async (): Promise<TestBuyer & { username: string }> => {
  const seller = await addSignedInSeller(app)
  const { reference } = await openPackage(seller.api, 'basic')
  ok(await seller.api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  return { ...seller, username: `buyer_${seller.id.slice(0, 8)}` }
}

const bulk = async (api: TestClient, body: object) => ok(await api.post<BulkResult>('/api/seller/listings/bulk', body))
const read = async (api: TestClient, id: string) => ok(await api.get<SellerListing>(ownListing(id)))
const mugs = async (api: TestClient, count: number): Promise<SellerListing[]> => {
  const made = []
  for (let index = 0; index < count; index += 1) made.push(await draft(api, { ...mug, title: `Mug number ${index}` }))
  return made
}
const idsOf = (made: { id: string }[]) => made.map(({ id }) => id)
const codesOf = ({ failed }: BulkResult) => failed.map(({ id, code }) => [id, code])
const openStretches = async (ids: string[]): Promise<number> => {
  const count = 'select count(*)::int as n from listing_stretches where listing_id = any($1) and active_until is null'
  return (await app.db.query(count, [ids])).rows[0].n
}

describe('many listings at once', () => {
  it('are published as far as the allowance goes, each refusal by its name, and paused', async () => {
    const { api, username } = await paidSeller()
    const other = await paidSeller()
    const foreign = await draft(other.api)
    const half = await draft(api, { title: 'Half a listing', category: 'merchandise' })
    const made = await mugs(api, 6)
    const shown = async () =>
      ok(await app.client({ at: api.at! }).get<ProductPage>(`/api/products?seller=${username}`)).items.length
    expect(await shown()).toBe(0)

    const ids = [foreign.id, half.id, ...idsOf(made)]
    const calls = app.calls()
    const published = await bulk(api, { action: 'publish', ids })
    expect(app.calls() - calls).toBe(2)
    expect(published.done).toEqual(idsOf(made.slice(0, 5)))
    expect(published.allowance).toEqual({ used: 5, limit: 5 })
    expect(codesOf(published)).toEqual([
      [foreign.id, 'not_found'],
      [half.id, 'validation'],
      [made[5]!.id, 'allowance_used'],
    ])
    expect(published.failed[1]!.detail).toMatch(/^Description must be at least 20 characters, and 1 more/)
    expect([await shown(), await openStretches(ids)]).toEqual([5, 5])
    expect(await read(api, made[0]!.id)).toMatchObject({ status: 'active', version: 2 })
    expect(await bulk(api, { action: 'publish', ids })).toEqual(published)
    expect((await read(api, made[0]!.id)).version).toBe(2)

    const paused = await bulk(api, { action: 'pause', ids })
    expect([paused.done, await shown(), await openStretches(ids)]).toEqual([published.done, 0, 0])
    expect(codesOf(paused)).toEqual(
      [foreign.id, half.id, made[5]!.id].map((id, i) => [id, i ? 'illegal_state' : 'not_found']),
    )
    expect(await bulk(api, { action: 'pause', ids })).toEqual(paused)
    expect((await read(api, made[0]!.id)).version).toBe(3)
    // What was for sale in this month keeps its place, so pausing can be undone, and only that.
    expect((await bulk(api, { action: 'publish', ids: paused.done })).done).toEqual(paused.done)
  })

  it('take exactly the places there are when several are published at once', async () => {
    const { api } = await paidSeller()
    const ids = idsOf(await mugs(api, 12))
    const halves = [ids.slice(0, 8), ids.slice(4)]
    const answers = await Promise.all([
      ...halves.map((half) => bulk(api, { action: 'publish', ids: half })),
      publish(api, ids[11]!),
    ])
    expect(answers).toHaveLength(3)
    expect(await openStretches(ids)).toBe(5)
  })

  it('need a verified address and a package to be published', async () => {
    const { api, id } = await addSignedInSeller(app)
    const ids = idsOf(await mugs(api, 1))
    const asked = () => api.post<ListingProblem>('/api/seller/listings/bulk', { action: 'publish', ids })
    expect((await asked()).body.code).toBe('subscription_required')
    await unverify(app, id)
    expect((await asked()).body.code).toBe('email_unverified')
  })

  it('are deleted but for what was sold or asked about, and for those of others', async () => {
    const { api } = await paidSeller()
    const { api: otherApi } = await paidSeller()
    const foreign = await draft(otherApi)
    const [sold, free] = await mugs(api, 2)
    ok(await publish(api, sold!.id))
    const buyer = await addBuyer(app)
    await fill(buyer.api, [sold!.options[0]!.id, 1])
    ok(await checkOut(buyer.api), 201)
    const gone = await bulk(api, { action: 'delete', ids: [sold!.id, free!.id, foreign.id] })
    expect(gone.done).toEqual([free!.id])
    expect(codesOf(gone)).toEqual([
      [sold!.id, 'illegal_state'],
      [foreign.id, 'not_found'],
    ])
    expect((await read(otherApi, foreign.id)).status).toBe('draft')
  })
})

describe('prices and stock of many options', () => {
  it('are set with the lowest and highest price, once however often they are sent', async () => {
    const { api } = await paidSeller()
    const { id, options } = await draft(api, {
      ...mug,
      options: [mug.options[0], { ...mug.options[0], pricePence: 1500 }],
    })
    const foreign = await draft((await paidSeller()).api)
    const changes = [
      { optionId: options[0]!.id, pricePence: 2000 },
      { optionId: foreign.options[0]!.id, pricePence: 1 },
    ]
    const calls = app.calls()
    const priced = await bulk(api, { action: 'price', changes })
    expect(app.calls() - calls).toBe(2)
    expect([priced.done, codesOf(priced)]).toEqual([[options[0]!.id], [[foreign.options[0]!.id, 'not_found']]])
    const wanted = { version: 2, lowestPricePence: 1500, highestPricePence: 2000 }
    expect(await read(api, id)).toMatchObject(wanted)
    expect(await bulk(api, { action: 'price', changes })).toEqual(priced)
    expect(await read(api, id)).toMatchObject(wanted)
    const { rows } = await app.db.query('select price_pence::int as p from listing_options where id = $1', [
      foreign.options[0]!.id,
    ])
    expect(rows).toEqual([{ p: 900 }])
  })

  it('change stock only where it still is what was read', async () => {
    const { api } = await paidSeller()
    const [one, two] = await mugs(api, 2)
    const [a, b] = [one!.options[0]!.id, two!.options[0]!.id]
    await takePacks(app, { [b]: 3 })
    const changes = [a, b].map((optionId) => ({ optionId, stock: 30, expectedStock: 20 }))
    const set = await bulk(api, { action: 'stock', changes })
    expect(set.done).toEqual([a])
    expect(set.failed).toEqual([{ id: b, code: 'version_moved', detail: 'The stock has changed to 17.', stock: 17 }])
    expect([(await read(api, one!.id)).version, (await read(api, two!.id)).version]).toEqual([2, 1])
    expect(await bulk(api, { action: 'stock', changes })).toEqual(set)
    expect((await read(api, one!.id)).version).toBe(2)
  })

  it('never undo what buyers take at the same time', async () => {
    const { api } = await paidSeller()
    const [one] = await mugs(api, 1)
    ok(await publish(api, one!.id))
    const optionId = one!.options[0]!.id
    const buyers = await Promise.all(Array.from({ length: 6 }, () => addBuyer(app)))
    for (const buyer of buyers) await fill(buyer.api, [optionId, 1])
    const refill = async (): Promise<number> => {
      const expectedStock = (await read(api, one!.id)).options[0]!.stock
      const { done } = await bulk(api, {
        action: 'stock',
        changes: [{ optionId, stock: expectedStock + 10, expectedStock }],
      })
      return done.length * 10
    }
    const [added, ...bought] = await Promise.all([refill(), ...buyers.map(({ api: of }) => checkOut(of))])
    const taken = bought.filter(({ status }) => status === 201).length
    expect(taken).toBe(6)
    expect(await stockOf(app, optionId)).toBe(20 + added - taken)
  })

  it('and an edit of the whole listing wait for each other: nothing of either is half done', async () => {
    const { api } = await paidSeller()
    const [one] = await mugs(api, 1)
    const optionId = one!.options[0]!.id
    const [edit, priced] = await Promise.all([
      api.patch<SellerListing>(ownListing(one!.id), {
        version: 1,
        options: [{ id: optionId, pricePence: 500 }],
      }),
      bulk(api, { action: 'price', changes: [{ optionId, pricePence: 700 }] }),
    ])
    const after = await read(api, one!.id)
    expect(priced.done).toEqual([optionId])
    // The table sets what it is told; the editor finds that its version moved, unless it came first.
    expect(after.options[0]!.pricePence).toBe(700)
    expect([after.version, after.lowestPricePence]).toEqual([edit.status === 200 ? 3 : 2, 700])
  })

  it('are refused as a whole when they make no sense', async () => {
    const { api } = await addSignedInSeller(app)
    const id = randomUUID()
    const price = { optionId: id, pricePence: 5 }
    for (const body of [
      {},
      { action: 'archive', ids: [id] },
      { action: 'pause', ids: [] },
      { action: 'pause', ids: ['x'] },
      { action: 'pause', ids: Array.from({ length: 51 }, () => randomUUID()) },
      { action: 'pause', changes: [price] },
      { action: 'price', changes: [price, price] },
      { action: 'price', changes: [{ ...price, pricePence: 0 }] },
      { action: 'price', changes: [{ ...price, pricePence: 1_000_001 }] },
      { action: 'stock', changes: [{ optionId: id, stock: 4 }] },
      { action: 'stock', changes: [{ optionId: id, stock: 10_001, expectedStock: 1 }] },
      { action: 'stock', changes: [{ optionId: id, stock: 1, expectedStock: 1, price: 4 }] },
    ]) {
      const { status, body: said } = await api.post<ListingProblem>('/api/seller/listings/bulk', body)
      expect([status, said.code, JSON.stringify(body)]).toEqual([422, 'validation', JSON.stringify(body)])
    }
  })
})
