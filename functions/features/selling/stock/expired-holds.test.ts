import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, later, stockOf } from '#testing/market/buying.ts'
import { draft, mug, newSeller, ok, ownListing, publish, start } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
let seller: TestClient

beforeAll(async () => {
  app = await startTestApp()
  seller = (await newSeller(app, 'premium')).api
})
afterAll(() => app.close())

/** A moment at which a hold of the start has run out, and no job has given it back yet. */
const afterHold = later(start, 36)

/** Eight packs, of which somebody put five into a checkout at the start and never paid. */
const abandoned = async (): Promise<SellerListing> => {
  seller.at = start
  const { id } = await draft(seller, { ...mug, options: [{ label: 'One', pricePence: 900, stock: 8 }] })
  const { options } = ok(await publish<SellerListing>(seller, id))
  const buyer = await addBuyer(app, { at: start })
  await fill(buyer.api, [options[0]!.id, 5])
  ok(await checkOut(buyer.api), 201)
  expect(await stockOf(app, options[0]!.id)).toBe(3)
  seller.at = afterHold
  return ok(await seller.get<SellerListing>(ownListing(id)))
}

const holdsOf = async (optionId: string): Promise<number> =>
  (await app.db.query('select count(*)::int as holds from holds where option_id = $1', [optionId])).rows[0].holds

const bulk = (body: object) => seller.post<{ failed: unknown[] }>('/api/seller/listings/bulk', body)

type Way = { name: string; stock: number; does: (listing: SellerListing, optionId: string) => Promise<unknown> }

const ways: Way[] = [
  {
    name: 'corrects the stock of a listing',
    stock: 20,
    does: async ({ id, version, options }, optionId) => {
      const option = { id: optionId, stock: 20, expectedStock: options[0]!.stock }
      ok(await seller.patch(ownListing(id), { version, options: [option] }))
    },
  },
  {
    name: 'changes something else of a listing',
    stock: 8,
    does: async ({ id, version }) => ok(await seller.patch(ownListing(id), { version, title: 'Enamel mug, chipped' })),
  },
  {
    name: 'corrects the stock of many options',
    stock: 20,
    does: async ({ options }, optionId) => {
      const changes = [{ optionId, stock: 20, expectedStock: options[0]!.stock }]
      expect(ok(await bulk({ action: 'stock', changes })).failed).toEqual([])
    },
  },
  {
    name: 'changes the prices of many options',
    stock: 8,
    does: async (_, optionId) => {
      const changes = [{ optionId, pricePence: 950 }]
      expect(ok(await bulk({ action: 'price', changes })).failed).toEqual([])
    },
  },
  {
    name: 'would delete many listings, which orders keep',
    stock: 8,
    does: async ({ id }) => expect(ok(await bulk({ action: 'delete', ids: [id] })).failed).toHaveLength(1),
  },
]

test.each(ways)('what an expired hold kept is back, once, when its seller $name', async ({ does, stock }) => {
  const listing = await abandoned()
  const { id, stock: shown } = listing.options[0]!
  expect(shown, 'as the seller is shown it').toBe(8)
  await does(listing, id)
  expect({ stock: await stockOf(app, id), holds: await holdsOf(id) }).toEqual({ stock, holds: 0 })
  const jobs = await startTestJobs(app)
  await jobs.run(afterHold)
  await jobs.close()
  expect(await stockOf(app, id)).toBe(stock)
  expect(await brokenInvariants(app.db)).toEqual([])
})
