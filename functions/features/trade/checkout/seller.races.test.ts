import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { addBuyer, checkOut, fill, home, stockOf, type TestBuyer } from '#testing/market/buying.ts'
import { draft, newSeller, ok, publish, start } from '#testing/market/selling.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { inOrder, shelf, untilWaiting, whileHeld } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

type Refusal = { code?: string; options?: { id: string; stock: number }[]; quote?: { goodsPence: number } }
type Offer = { listing: SellerListing; optionId: string; buyer: TestBuyer }

let app: TestApp
let seller: TestUser

beforeAll(async () => {
  app = await startTestApp()
  seller = await newSeller(app, 'premium')
})
afterAll(() => app.close())
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const path = ({ listing }: Offer) => `/api/seller/listings/${listing.id}`

/** A mug of nine pounds for sale, twenty of them, three in a buyer's cart. */
const offered = async (): Promise<Offer> => {
  const { id } = await draft(seller.api)
  const listing = ok(await publish<SellerListing>(seller.api, id))
  const optionId = listing.options[0]!.id
  const buyer = await addBuyer(app, { at: start })
  await fill(buyer.api, [optionId, 3])
  return { listing, optionId, buyer }
}

const edit =
  (offer: Offer, option: object, version = offer.listing.version) =>
  () =>
    seller.api.patch<Refusal>(path(offer), { version, options: [{ id: offer.optionId, ...option }] })

const buy =
  ({ buyer }: Offer) =>
  () =>
    checkOut<Refusal & { totalPence: number }>(buyer.api)

describe('an editor who still sees the stock of before', () => {
  const stock = { stock: 50, expectedStock: 20 }

  test('is refused with the stock of now when a sale was quicker', async () => {
    const offer = await offered()
    const [bought, saved] = await inOrder(app, shelf(offer.optionId), [buy(offer), edit(offer, stock)] as const)
    expect([bought.status, saved.status, saved.body.code]).toEqual([201, 409, 'version_moved'])
    expect(saved.body.options).toEqual([{ id: offer.optionId, stock: 17 }])
    expect(await stockOf(app, offer.optionId)).toBe(17)
  })

  test('is saved when they were quicker, and the sale takes from what they wrote', async () => {
    const offer = await offered()
    const [saved, bought] = await inOrder(app, shelf(offer.optionId), [edit(offer, stock), buy(offer)] as const)
    expect([saved.status, bought.status]).toEqual([200, 201])
    expect(await stockOf(app, offer.optionId)).toBe(47)
  })

  test('is refused when another editor was quicker, whatever either changed', async () => {
    const offer = await offered()
    const held = { rows: 'select 1 from listings where id = $1 for update', params: [offer.listing.id] }
    const answers = await inOrder(app, held, [
      edit(offer, { label: 'Large' }),
      edit(offer, { label: 'Small' }),
    ] as const)
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(ok(await seller.api.get<SellerListing>(path(offer))).options[0]!.label).toBe('Large')
  })
})

describe('a price that the seller changes between the quote and the checkout', () => {
  const dearer = { pricePence: 1100 }

  test('is never charged unseen, and the new total is said', async () => {
    const offer = await offered()
    ok(await offer.buyer.api.post('/api/checkout/quote', { address: home }))
    const [saved, bought] = await inOrder(app, shelf(offer.optionId), [edit(offer, dearer), buy(offer)] as const)
    expect([saved.status, bought.status, bought.body.code]).toEqual([200, 409, 'price_changed'])
    expect(bought.body.quote?.goodsPence).toBe(3300)
    expect((await buy(offer)()).status).toBe(201)
  })

  test('does not change what was bought a moment before', async () => {
    const offer = await offered()
    const [bought, saved] = await inOrder(app, shelf(offer.optionId), [buy(offer), edit(offer, dearer)] as const)
    expect([bought.status, saved.status]).toEqual([201, 200])
    const { rows } = await app.db.query('select unit_price_pence::int as pence from order_lines where option_id = $1', [
      offer.optionId,
    ])
    expect(rows).toEqual([{ pence: 900 }])
  })
})

test('nothing is sold of a listing that was paused while a checkout was under way', async () => {
  const offer = await offered()
  const bought = await whileHeld(app, shelf(offer.optionId), async () => {
    const answer = buy(offer)()
    await untilWaiting(app, 1)
    ok(await seller.api.post(`${path(offer)}/pause`))
    return { answer }
  })
  expect(await bought.answer).toMatchObject({ status: 409, body: { code: 'cart_problems' } })
  expect(await stockOf(app, offer.optionId)).toBe(20)
})

test('pausing among twenty checkouts leaves only such orders as were placed before', async () => {
  const offer = await offered()
  const crowd = await Promise.all(Array.from({ length: 20 }, () => addBuyer(app, { at: start })))
  await Promise.all(crowd.map(({ api }) => fill(api, [offer.optionId, 1])))
  const [, ...answers] = await Promise.all([
    seller.api.post(`${path(offer)}/pause`),
    ...crowd.map(({ api }) => checkOut<Refusal>(api)),
  ])
  const sold = answers.filter(({ status }) => status === 201).length
  expect(answers.filter(({ body }) => body.code === 'cart_problems')).toHaveLength(20 - sold)
  expect(await stockOf(app, offer.optionId)).toBe(20 - sold)
  expect((await buy(offer)()).body.code).toBe('cart_problems')
})

describe('a listing that is deleted while it is bought', () => {
  const remove = (offer: Offer) => () => seller.api.delete<Refusal>(path(offer))

  test('stays when the sale was quicker', async () => {
    const offer = await offered()
    const [bought, gone] = await inOrder(app, shelf(offer.optionId), [buy(offer), remove(offer)] as const)
    expect([bought.status, gone.status, gone.body.code]).toEqual([201, 409, 'illegal_state'])
  })

  test('cannot be bought any more when it was gone', async () => {
    const offer = await offered()
    const [gone, bought] = await inOrder(app, shelf(offer.optionId), [remove(offer), buy(offer)] as const)
    expect([gone.status, bought.status, bought.body.code]).toEqual([204, 409, 'cart_problems'])
  })
})
