import { describe, expect, it, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import {
  type ChatEvent,
  type ChatMessage,
  conversationAfter,
  greeted,
  lastAsked,
  turnsOf,
} from './conversation.machine.ts'

const said = (given: Partial<ChatMessage>[]): ChatMessage[] =>
  given.map((message, id) => ({
    id,
    sender: id % 2 === 1 ? 'user' : 'assistant',
    content: `said ${id}`,
    state: 'done',
    sources: [],
    retryAt: null,
    ...message,
  }))

test('the assistant is told of questions that were answered, with their answers, and not of its greeting', () => {
  const messages = said([{}, {}, {}, {}, { state: 'failed' }, {}, { state: 'stopped' }, {}, {}])
  expect(turnsOf(messages)).toEqual([
    { sender: 'user', content: 'said 1' },
    { sender: 'assistant', content: 'said 2' },
    { sender: 'user', content: 'said 7' },
    { sender: 'assistant', content: 'said 8' },
  ])
})

test('only the ten newest turns are told, each of 2000 characters at most', () => {
  const turns = turnsOf(said(Array.from({ length: 25 }, () => ({ content: 'x'.repeat(3000) }))))
  expect(turns).toHaveLength(10)
  expect(turns.every(({ content }) => content.length === 2000)).toBe(true)
})

describe('a conversation', () => {
  const at = new Date('2026-06-09T09:00:00.000Z')
  const heard = (messages: ChatMessage[], ...events: ChatEvent[]) => events.reduce(conversationAfter, messages)
  const asked = heard(greeted, { type: 'asked', question: 'Duck eggs?', before: greeted })
  const refused = (retryAfter: string | null) =>
    new ApiError({
      status: 429,
      statusText: '',
      body: JSON.stringify({ code: 'rate_limited', detail: 'Too many tries.' }),
      requestId: null,
      retryAfter,
    })

  it('grows by a question and an answer that is written piece by piece, until the whole one takes its place', () => {
    expect(asked.map(({ id, sender, state }) => [id, sender, state])).toEqual([
      [0, 'assistant', 'done'],
      [1, 'user', 'done'],
      [2, 'assistant', 'writing'],
    ])
    const written = heard(asked, { type: 'piece', text: 'They take ' }, { type: 'piece', text: '28 ' })
    expect(written.at(-1)).toMatchObject({ content: 'They take 28 ', state: 'writing' })
    const sources = [{ title: 'Incubation', url: '/help/incubation' }]
    const answered = heard(written, { type: 'answered', reply: { message: 'They take 28 days.', sources } })
    expect(answered.at(-1)).toMatchObject({ content: 'They take 28 days.', state: 'done', sources })
    expect(turnsOf(answered)).toHaveLength(2)
  })

  it('keeps what was written of an answer that is stopped, and does not tell the assistant of it', () => {
    const stopped = heard(asked, { type: 'piece', text: 'They take ' }, { type: 'stopped' })
    expect(stopped.at(-1)).toMatchObject({ content: 'They take ', state: 'stopped' })
    expect(turnsOf(stopped)).toEqual([])
  })

  it('says that there is no answer, and from when to ask again if the server says it', () => {
    const offline = heard(asked, { type: 'piece', text: 'They' }, { type: 'failed', error: new TypeError(), at })
    expect(offline.at(-1)).toMatchObject({ state: 'failed', retryAt: null })
    expect(offline.at(-1)?.content).toMatch('trouble connecting')
    const often = heard(asked, { type: 'failed', error: refused('90'), at })
    expect(often.at(-1)?.retryAt).toEqual(new Date('2026-06-09T09:01:30.000Z'))
    expect(heard(asked, { type: 'failed', error: refused(null), at }).at(-1)?.retryAt).toBeNull()
  })

  it('asks the last question again in the place of its first try', () => {
    expect(lastAsked(greeted)).toBeNull()
    const failed = heard(asked, { type: 'failed', error: new TypeError(), at })
    const again = lastAsked(failed)
    expect(again).toEqual({ question: 'Duck eggs?', before: greeted })
    if (again) expect(heard(failed, { type: 'asked', ...again })).toEqual(asked)
  })
})
