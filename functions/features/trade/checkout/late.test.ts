import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '#db/local/jobs.ts'
import { aProvider, ordersOf } from '#features/money/payments/payments.test-data.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { checkOut, later, pay, referenceOf, tuesday } from '#testing/market/buying.ts'
import { addListing } from '#testing/market/catalogue.ts'
import { type Market, openMarket, type Placed, placeOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { archiveOptions, pause, setPrices } from '#testing/market/shelf.ts'
import { mailTo } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let jobs: Jobs
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  jobs = await startTestJobs(app)
  market = await openMarket(app)
})
afterAll(async () => {
  await jobs.close()
  await app.close()
})
afterEach(async () => expect(await brokenInvariants(app.db)).toEqual([]))

const taken = ({ opened }: Placed) => ({ reference: referenceOf(opened), amountPence: opened.totalPence })

describe('a payment that comes once its time is over', () => {
  const bag = async () => {
    const options = [{ label: 'Bag', pricePence: 1250, stock: 50 }]
    const { id, optionIds } = await addListing(app, market.seller.id, { title: 'Layers pellets', options })
    const optionId = optionIds[0]!
    return { ...(await placeOrder(market, [optionId, 1])), listingId: id, optionId }
  }
  type Bag = Awaited<ReturnType<typeof bag>>

  const changes: Record<string, (of: Bag) => Promise<unknown>> = {
    'its goods are paused': ({ listingId }) => pause(app, listingId),
    'its goods are withdrawn': ({ optionId }) => archiveOptions(app, optionId),
    'their price has changed': ({ optionId }) => setPrices(app, { [optionId]: 1300 }),
    'its buyer has ordered them anew': async ({ buyer }) => {
      ok(await pay(buyer.api, ok(await checkOut(buyer.api), 201)))
    },
  }

  test.each(Object.entries(changes))('goes back when %s, though there is enough of them', async (_, change) => {
    const { asked, tell } = aProvider(app)
    const of = await bag()
    await jobs.run(later(tuesday, 36))
    of.buyer.api.at = later(tuesday, 37)
    await change(of)
    expect(await tell(taken(of), later(tuesday, 40))).toBe('refunded')
    expect(asked).toHaveLength(1)
    expect((await ordersOf(app, of.opened.checkoutId))[0].status).toBe('expired')
    expect((await mailTo(of.buyer.api, of.buyer.email))[0]?.subject).toMatch(/came too late$/)
  })

  test('is taken while its goods are still held for it, whatever their seller changes', async () => {
    const of = await bag()
    await pause(app, of.listingId)
    expect(await aProvider(app).tell(taken(of), later(tuesday, 34))).toBe('succeeded')
  })
})
