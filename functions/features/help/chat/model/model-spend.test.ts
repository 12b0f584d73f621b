import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Step } from '#db/local/model-server.ts'
import { signUp } from '#testing/people/test-users.ts'
import { listen, type ModelHouse, openModelHouse, search, searchedOnly } from './model.test-data.ts'

const question = { message: 'Do Marans lay dark eggs?' }
/**
 * Sums by hand, in millionths of a penny at 40 pence a million tokens read and 160 written. The question with our rules and
 * tools is 2,628 bytes, 400 more stand around it, and 700 tokens may be written: 3,028 × 40 + 700 × 160. An answer may take
 * four such turns, and each of its three rounds of searches adds 6,000 bytes of results and four calls of 1,800 to every
 * turn after it: (4 × 3,028 + 6 × 13,200) × 40 + 2,800 × 160. Other rules, tools or limits make other sums.
 */
const oneTurn = 233_120
const hold = 4_100_480
const ceiling = 20_502_401

let house: ModelHouse
beforeAll(async () => {
  house = await openModelHouse({ ASSISTANT_DAILY_PENCE: String(ceiling / 1_000_000), RATE_LIMITS: 'strict' })
})
afterAll(() => house.close())

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

let visitors = 0
const visit = (day: string, from = `192.0.2.${++visitors}`) =>
  house.app.client({ at: noon(day) }).post<{ message: string }>('/api/chat', question, { 'CF-Connecting-IP': from })

/** What a day has cost, in millionths of a penny. */
const spendOn = async (day: string) =>
  (await house.app.db.query('select held::int, spent::int, answers from assistant_spend where day = $1', [day])).rows[0]

const says = (text: string) => () => [{ text }]

test('of twenty questions at once exactly the five that the ceiling allows reach the model; the others are searched', async () => {
  const all = Promise.withResolvers<void>()
  house.model.plays = () => [{ until: all.promise }, { text: 'They do.' }]
  const answers = Array.from({ length: 20 }, () => visit('2026-03-01'))
  const messages: string[] = []
  for (const answer of answers) void answer.then(({ body }) => messages.push(body.message))
  await expect.poll(() => messages.length, { timeout: 15_000 }).toBe(15)
  expect(messages.every((message) => message.includes(searchedOnly))).toBe(true)
  expect(await spendOn('2026-03-01')).toEqual({ held: hold * 5, spent: 0, answers: 0 })
  all.resolve()
  await Promise.all(answers)
  expect(messages.filter((message) => message === 'They do.')).toHaveLength(5)
  expect(house.model.calls).toHaveLength(5)
  await expect.poll(() => spendOn('2026-03-01')).toEqual({ held: 0, spent: 5 * (1000 * 40 + 100 * 160), answers: 5 })
})

test('what an answer has really cost counts for the day, and the next day begins anew', async () => {
  house.model.plays = () => [{ text: 'They do.' }, { usage: { input: ceiling / 40, output: 0 } }]
  expect((await visit('2026-03-02')).body.message).toBe('They do.')
  await expect.poll(() => spendOn('2026-03-02')).toEqual({ held: 0, spent: ceiling, answers: 1 })
  expect((await visit('2026-03-02')).body.message).toContain(searchedOnly)
  expect((await visit('2026-03-03')).body.message).toBe('They do.')
})

test('whoever has asked too often takes nothing of the ceiling', async () => {
  house.model.plays = says('They do.')
  const before = house.model.calls.length
  const answers = []
  for (let turn = 0; turn < 12; turn += 1) answers.push(await visit('2026-03-04', '198.51.100.1'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600')
  await expect.poll(async () => (await spendOn('2026-03-04')).held).toBe(0)
  expect(house.model.calls.length - before).toBe((await spendOn('2026-03-04')).answers)
})

test('a stream that is refused is a plain problem: by its fields, its limit and its token', async () => {
  const stream = { Accept: 'text/event-stream', 'CF-Connecting-IP': '198.51.100.1' }
  const { api } = await signUp(house.app, { at: noon('2026-03-04') })
  const refused = [
    await house.app.client().post('/api/chat', { message: '' }, stream),
    await house.app.client({ at: noon('2026-03-04') }).post('/api/chat', question, stream),
    await api.post('/api/chat', question, { ...stream, 'X-CSRF-Token': 'another' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([422, 429, 403])
  for (const { headers } of refused) expect(headers.get('content-type')).toBe('application/problem+json')
})

const ends: [string, Step[], object][] = [
  ['refused by the provider', [{ status: 500 }], { held: 0, spent: 0, answers: 0 }],
  ['untold', [{ text: 'They do.' }, { usage: 'untold' }], { held: 0, spent: oneTurn, answers: 1 }],
  ['stopped by the guard', [{ text: 'Give 5 mg. Or so. ' }], { held: 0, spent: oneTurn, answers: 0 }],
]
test.each(ends)(
  'an answer that is %s leaves no hold, and costs a whole turn where nothing is told',
  async (name, steps, left) => {
    house.model.plays = () => steps
    const day = `2026-04-${10 + ends.findIndex(([known]) => known === name)}`
    await visit(day)
    await expect.poll(() => spendOn(day)).toEqual(left)
  },
)

test('when the visitor leaves, the provider’s call is ended and the hold settled', async () => {
  house.model.plays = (_, rounds) =>
    rounds === 0
      ? [{ calls: [search('search_help', 'zzxqj')] }]
      : [{ text: 'Hens lay eggs. And ' }, { until: new Promise(() => {}) }]
  const leaving = new AbortController()
  const at = noon('2026-05-01')
  const { heard, over } = await listen(house.app, question, { signal: leaving.signal, at })
  await expect.poll(() => heard).toHaveLength(1)
  expect(house.model.calls.at(-1)?.ended).toBe('open')
  expect(await spendOn('2026-05-01')).toEqual({ held: hold, spent: 0, answers: 0 })
  leaving.abort()
  await over.catch(() => {})
  await expect.poll(() => house.model.calls.at(-1)?.ended, { timeout: 5000 }).toBe('left')
  // The first turn told its usage. The second, which broke off, costs the most it could: 194 bytes of the search more to read.
  await expect.poll(() => spendOn('2026-05-01')).toEqual({ held: 0, spent: 56_000 + oneTurn + 194 * 40, answers: 0 })
  await expect.poll(() => house.app.logs.some((line) => line.includes('"assistant":"left"'))).toBe(true)
})
