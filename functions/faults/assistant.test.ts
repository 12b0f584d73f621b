import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FaultKind } from '#db/local/gateway/gateway-faults.ts'
import { type ModelServer, startModelServer } from '#db/local/model-server.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import { expectUnavailable, startImpatientApp } from './faults.test-data.ts'

let model: ModelServer
let app: TestApp
beforeAll(async () => {
  model = await startModelServer()
  app = await startImpatientApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
afterEach(() => app.gateway.faults.clear())

const ask = (day: string) =>
  app.client({ at: new Date(`${day}T12:00:00Z`) }).post<{ message: string }>('/api/chat', { message: 'Do hens lay?' })

const spendOn = async (day: string) =>
  (
    await app.db.query('select held > 0 as held, spent > 0 as spent, answers from assistant_spend where day = $1', [
      day,
    ])
  ).rows[0]

// What was done and not answered stays: the ceiling errs on the side that costs nothing.
const holds: [FaultKind, boolean][] = [
  ['unreached', false],
  ['restart', false],
  ['dropped', true],
  ['cut', true],
  ['unanswered', true],
]

describe('taking a hold for an answer of the model', () => {
  test.each(holds)('whose call is “%s” is a 503, asks no model and leaves %s hold', async (kind, held) => {
    const day = `2026-03-${10 + holds.findIndex(([known]) => known === kind)}`
    const asked = model.calls.length
    app.gateway.faults.next(kind, /insert into assistant_spend/)
    expectUnavailable(await ask(day))
    expect(app.gateway.faults.waiting(), 'the fault was met').toBe(0)
    expect(model.calls.length, 'what nobody paid for is not asked').toBe(asked)
    expect((await spendOn(day))?.held ?? false).toBe(held)
    expect((await ask(day)).body.message).toBe('Hello.')
    await expect.poll(() => spendOn(day)).toEqual({ held, spent: true, answers: 1 })
  })
})

describe('settling the hold after an answer', () => {
  test.each(holds)(
    'whose call is “%s” takes nothing from the answer, and is done once: %s, or the hold stays',
    async (kind, done) => {
      const day = `2026-04-${10 + holds.findIndex(([known]) => known === kind)}`
      app.gateway.faults.next(kind, /set held = held - /)
      const { status, body, headers } = await ask(day)
      expect({ status, message: body.message }).toEqual({ status: 200, message: 'Hello.' })
      const id = headers.get('x-request-id') ?? 'none'
      await expect
        .poll(() => app.logs.some((line) => line.includes(id) && line.includes('"late":true')), { timeout: 5000 })
        .toBe(true)
      expect(app.gateway.faults.waiting(), 'the fault was met').toBe(0)
      expect(await spendOn(day)).toEqual({ held: !done, spent: done, answers: done ? 1 : 0 })
    },
  )
})
