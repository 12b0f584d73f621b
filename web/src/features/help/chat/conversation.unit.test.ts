import { expect, test } from 'vitest'
import { type ChatMessage, turnsOf } from './conversation.ts'

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
