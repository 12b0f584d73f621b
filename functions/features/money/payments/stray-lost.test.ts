import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '#db/local/jobs.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { later, pay, referenceOf, tuesday } from '#testing/market/buying.ts'
import { type Market, openMarket, placeOrder } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'
import { aProvider } from './payments.test-data.ts'

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
afterEach(async () => {
  app.gateway.faults.clear()
  expect(await brokenInvariants(app.db)).toEqual([])
})

const refundsOf = async (reference: string) =>
  (await app.db.query('select sent_at is not null as sent from refunds where payment_reference = $1', [reference])).rows

test.each([
  ['unreached', true],
  ['dropped', false],
] as const)(
  'what is taken for nothing goes back once, at once or by the run, though the call that writes it down is %s',
  async (kind, isSentAtOnce) => {
    const { asked, tell } = aProvider(app)
    const { buyer, opened } = await placeOrder(market, [market.feed, 1])
    ok(await pay(buyer.api, opened, 'abandon'))
    const reference = referenceOf(opened)
    app.gateway.faults.next(kind, /insert into "ledger_transactions"/)
    expect(await tell({ reference, amountPence: opened.totalPence })).toBe('refunded')
    expect(app.gateway.faults.waiting(), 'the fault was met').toBe(0)
    expect(asked).toHaveLength(isSentAtOnce ? 1 : 0)
    expect(await refundsOf(reference)).toEqual([{ sent: isSentAtOnce }])
    await jobs.run(later(tuesday, 6))
    expect(await refundsOf(reference)).toEqual([{ sent: true }])
  },
)
