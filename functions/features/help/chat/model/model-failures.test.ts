import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ChatReply } from '#contract/help/chat.answers.ts'
import type { Step } from '#db/local/model-server.ts'
import { signedOutBrowser } from '#testing/people/test-users.ts'
import {
  afterSearch,
  type ModelHouse,
  openModelHouse,
  search,
  searchedOnly,
  told,
  toolAnswers,
} from './model.test-data.ts'

let house: ModelHouse
beforeAll(async () => {
  house = await openModelHouse({ ASSISTANT_TIMEOUT_MS: '2000', DATABASE_TIMEOUT_MS: '60000' })
})
afterAll(() => house.close())
afterEach(() => house.app.gateway.faults.clear())

const question = { message: 'How much is delivery for hatching eggs?' }
const never = { until: new Promise(() => {}) }
const chunk = (frame: object) => `data: ${JSON.stringify(frame)}\n\n`

const failures: [string, Step[]][] = [
  ['refuses', [{ refusal: 'I cannot help with that.' }]],
  ['is filtered', [{ text: 'Hens ' }, { finish: 'content_filter' }]],
  ['says nothing', [{ text: ' \n' }]],
  ['is cut off before it begins', [{ cut: true }]],
  ['is cut off in the middle', [{ text: 'Hens lay eggs. And ' }, { cut: true }]],
  ['ends in the middle', [{ raw: chunk({ choices: [{ index: 0, delta: { content: 'Hens lay eggs. ' } }] }) }]],
  ['finds the request wrong', [{ status: 400 }]],
  ['does not know the key', [{ status: 401 }]],
  ['is asked too often', [{ status: 429, headers: { 'Retry-After': '20' } }]],
  ['breaks', [{ status: 500 }]],
  ['sends broken JSON', [{ raw: 'data: {"choices": [{"delta"\n\n' }]],
  ['sends no choices', [{ raw: `${chunk({ id: 'x' })}data: [DONE]\n\n` }]],
  ['sends choices of another shape', [{ raw: chunk({ choices: [{ delta: { content: 7 } }] }) }]],
  ['sends a page', [{ raw: '<!doctype html><title>Sign in</title>' }]],
  ['calls tools for ever', [{ calls: [search('search_help', 'eggs')] }]],
  ['writes without end', [{ text: 'Hens lay eggs. '.repeat(2000) }]],
]

test.each(failures)('a model that %s gives way to a search that says so', async (how, steps) => {
  let turns = 0
  house.model.plays = () => {
    turns += 1
    return steps
  }
  const whole = await house.ask(question)
  expect(whole.message).toContain(searchedOnly)
  expect(whole.sources?.[0]?.url).toMatch(/^\/(shipping|help)/)
  const { last, reply } = await told(house.app, question)
  expect({ last, reply }).toEqual({ last: 'reply', reply: whole })
  // Asked twice, whole and in pieces; a question gets three rounds of tools and one turn without.
  expect(turns, 'nobody waits for a second try').toBe(how === 'calls tools for ever' ? 8 : 2)
})

test('a question is a visitor’s, where a session has ended: once that is seen, it is asked once more', async () => {
  const api = await signedOutBrowser(house.app)
  house.model.plays = () => [{ calls: [search('search_help', 'eggs')] }]
  const { status, body, headers } = await api.post<ChatReply>('/api/chat', question)
  expect({ status, body }).toMatchObject({ status: 200, body: { message: expect.stringContaining(searchedOnly) } })
  expect(headers.get('x-database-calls')).toBe('7')
})

test.each([
  ['too many tools at once', Array(9).fill(search('search_help', 'eggs'))],
  ['a tool with endless words', [search('search_help', 'eggs '.repeat(500))]],
])('a model that calls %s is not gone on with', async (_, calls) => {
  house.model.plays = afterSearch(calls, { text: 'Never mind.' })
  expect((await house.ask(question)).message).toContain(searchedOnly)
})

test('a model is told what is wrong with a call, and may try again', async () => {
  const wrong = [
    { name: 'search_users', input: '{"query":"ann"}' },
    { name: 'search_help', input: '{"query": "post' },
    { name: 'search_help', input: '{"query":"","sql":"drop table"}' },
  ]
  house.model.plays = (body, rounds) => {
    if (rounds === 0) return [{ calls: wrong }]
    return [{ text: `${toolAnswers(body).filter(({ error }) => error).length} of them failed.` }]
  }
  expect((await house.ask({ message: 'Any?' })).message).toBe('3 of them failed.')
})

test('a model that is slow is given up in time, wherever it hangs', async () => {
  const slow: Step[][] = [[never], [{ text: 'Hens lay eggs. And ' }, never], [{ raw: ': still here\n\n' }, never]]
  house.model.calls.length = 0
  house.model.plays = ({ messages }) => slow[Number(messages.at(-1)?.content?.at(-1))] ?? []
  const questions = slow.map((_, index) => ({ message: `${question.message} ${index}` }))
  const [whole, streamed] = await Promise.all([
    Promise.all(questions.map((asked) => house.ask(asked))),
    Promise.all(questions.map((asked) => told(house.app, asked))),
  ])
  for (const { message } of [...whole, ...streamed.map(({ reply }) => reply)]) expect(message).toContain(searchedOnly)
  await expect.poll(() => house.model.calls.map(({ ended }) => ended)).toEqual(Array(6).fill('left'))
})

test('with the database away as well it is a problem: 503, or an event of the stream', async () => {
  const fail = (): Step[] => {
    house.app.gateway.faults.down = true
    return [{ status: 500 }]
  }
  house.model.plays = fail
  const whole = await house.app.client().post('/api/chat', question)
  expect(whole).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(whole.headers.get('retry-after')).toBe('5')
  house.app.gateway.faults.clear()
  const { last, reply, replies } = await told(house.app, question)
  expect({ last, replies, reply }).toMatchObject({ last: 'problem', replies: 1, reply: { code: 'unavailable' } })
})

test('a search that cannot be made ends in an answer of the house, when the database is back', async () => {
  house.model.plays = (_, rounds) => {
    if (rounds === 0) for (const _ of [1, 2]) house.app.gateway.faults.next('unreached')
    return rounds === 0 ? [{ calls: [search('search_help', 'eggs')] }] : [{ text: 'Eggs cost 4.' }]
  }
  expect((await house.ask(question)).message).toContain(searchedOnly)
})

test('the log says how it ended, what it cost and by which model, and not a word of the talk', async () => {
  house.model.plays = () => [{ status: 429 }]
  const asked = { message: 'Do frizzled quokkas lay?' }
  const { headers } = await house.app.client().post('/api/chat', asked)
  const id = headers.get('x-request-id') ?? 'none'
  const line = () => house.app.logs.find((text) => text.includes(id) && text.includes('"assistant"'))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line()!)).toEqual({
    at: expect.any(String),
    id,
    ...{ assistant: 'refused-to-serve', model: 'gpt-4.1-mini', status: 429, turns: 1, untold: 0 },
    ...{ input: 0, output: 0, pence: 0 },
  })
  expect(house.app.logs.join()).not.toContain('quokkas')
})
