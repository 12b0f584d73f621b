import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { batch } from '#db/batch.ts'
import type { PaymentProvider } from '#integrations/payments/payments.ts'
import { later, referenceOf, tuesday } from '#testing/market/buying.ts'
import { openMarket, paidOrder } from '#testing/market/orders.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { queueRefund, sendDueRefunds, sendRefundSoon } from './refunds.service.ts'

type Asked = Parameters<PaymentProvider['refund']>[0]

let app: TestApp
let reference: string
/** What the provider was asked for, in the order in which it was, whether it took it or not. */
let asked: Asked[]
let providerIsUp: boolean

beforeAll(async () => {
  app = await startTestApp()
  const market = await openMarket(app)
  const { opened } = await paidOrder(market, [market.eggs, 1])
  reference = referenceOf(opened)
})
beforeEach(() => {
  asked = []
  providerIsUp = true
})
afterAll(() => app.close())

const recording: PaymentProvider = {
  name: 'sandbox',
  open: () => Promise.reject(new Error('Nothing is paid here.')),
  async refund(refund) {
    asked.push(refund)
    if (!providerIsUp) throw new Error('The provider is away.')
  },
}

/** A run of the product so many minutes after the refund was owed, with a provider that writes down what it is asked. */
const at = (minutes: number) => {
  const late: Promise<unknown>[] = []
  const made = makeDeps({
    env: parseEnv({ ...app.vars, PHOTOS: {} }),
    now: later(tuesday, minutes),
    tally: { calls: 0, ms: 0 },
    requestId: 'refunds',
    origin: app.url,
    defer: (work) => void late.push(work),
  })
  return { deps: { ...made, payments: recording }, afterwards: () => Promise.all(late) }
}

const owe = async (amountPence: number) => {
  const refund = { id: v7(), reference, amountPence }
  const { deps } = at(0)
  await batch(deps.db, { owed: queueRefund(deps, refund) })
  return { refund, call: { refundId: refund.id, reference, amountPence } satisfies Asked }
}

const sendSoon = async (refund: Awaited<ReturnType<typeof owe>>['refund']) => {
  const { deps, afterwards } = at(0)
  sendRefundSoon(deps, refund)
  await afterwards()
}

const runJob = (minutes: number) => sendDueRefunds(at(minutes).deps)

const isSent = async (id: string): Promise<boolean> =>
  (await app.db.query('select sent_at is not null as sent from refunds where id = $1', [id])).rows[0].sent

describe('a refund', () => {
  test('reaches the provider once, with its amount and its payment, under its own id', async () => {
    const { refund, call } = await owe(450)
    await sendSoon(refund)
    expect(asked).toEqual([call])
    expect(await isSent(refund.id)).toBe(true)
    for (const minutes of [6, 12, 60]) expect(await runJob(minutes)).toBe(0)
    expect(asked).toEqual([call])
  })

  test('that was written down and not sent goes by the job, five minutes later and once', async () => {
    const { refund, call } = await owe(451)
    expect([await runJob(4), asked]).toEqual([0, []])
    expect(await runJob(5)).toBe(1)
    expect([await runJob(5), await runJob(11)]).toEqual([0, 0])
    expect(asked).toEqual([call])
    expect(await isSent(refund.id)).toBe(true)
  })

  test.each(['unreached', 'dropped'] as const)(
    'whose sending is broken off before it is noted goes again under the same id at most: %s',
    async (kind) => {
      const { refund, call } = await owe(452)
      app.gateway.faults.next(kind, /update "refunds" set "sent_at"/)
      await sendSoon(refund)
      expect(app.gateway.faults.waiting()).toBe(0)
      await runJob(6)
      expect(asked).toEqual(kind === 'unreached' ? [call, call] : [call])
      expect(await isSent(refund.id)).toBe(true)
      expect(await runJob(12)).toBe(0)
    },
  )

  test('that the provider does not take waits five minutes, is not called sent, and goes again under the same id', async () => {
    const { refund, call } = await owe(453)
    providerIsUp = false
    await sendSoon(refund)
    const said = vi.spyOn(console, 'log')
    expect(await runJob(5)).toBe(0)
    const lines = said.mock.calls.map(([line]) => JSON.parse(line))
    said.mockRestore()
    expect(lines, 'the log names it').toMatchObject([{ id: 'refunds', refund: refund.id, failed: 'Error' }])
    expect(await isSent(refund.id)).toBe(false)
    expect(await runJob(9)).toBe(0)
    expect(asked).toEqual([call, call])
    providerIsUp = true
    expect(await runJob(10)).toBe(1)
    expect(asked).toEqual([call, call, call])
    expect(await isSent(refund.id)).toBe(true)
  })
})

test('three jobs at once send each of thirty refunds once', async () => {
  const calls: Asked[] = []
  for (let pence = 1; pence <= 30; pence += 1) calls.push((await owe(pence)).call)
  const sent = await Promise.all([runJob(6), runJob(6), runJob(6)])
  const rest = await runJob(6)
  expect(sent.reduce((sum, one) => sum + one, rest)).toBe(30)
  expect(asked.toSorted((one, other) => one.amountPence - other.amountPence)).toEqual(calls)
})
