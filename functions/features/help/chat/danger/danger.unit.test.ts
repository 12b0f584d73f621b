import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as thoughtOf from '#features/help/chat/hostile.test-data.ts'
import { asked } from '#features/help/chat/questions.test-data.ts'
import { dangerIn } from './danger.rules.ts'
import { type Danger, dangerReplies } from './danger-replies.words.ts'

const fileOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `../asked/${name}.json`), 'utf8'))

const { harmless, any, ...told } = fileOf('danger') as Record<Danger | 'any' | 'harmless', string[]>

describe('whoever writes in everyday words of danger to a person', () => {
  test('is asked of in hundreds of ways', () =>
    expect([...Object.values(told).flat(), ...any].length).toBeGreaterThan(400))

  test.each(Object.entries(told))('is understood to be in danger of this kind: %s', (danger, messages) => {
    expect(messages.map((message) => [message, dangerIn(message)])).toEqual(
      messages.map((message) => [message, danger]),
    )
  })

  test('is understood to be in danger of some kind', () => {
    expect(any.filter((message) => dangerIn(message) === null)).toEqual([])
  })
})

describe('what only sounds like it', () => {
  const others: string[] = [
    ...['birds', 'market', 'mixed'].flatMap((name) => fileOf(name).map(({ ask }: { ask: string }) => ask)),
    ...Object.values<string[]>(fileOf('care')).flat(),
    ...asked.map(({ ask }) => ask),
    ...Object.values(thoughtOf).flat(),
  ]

  test('is asked of in hundreds of ways', () => expect(harmless.length).toBeGreaterThan(500))

  test.each([
    ['what sounds alike', harmless],
    ['what keepers, buyers and sellers have asked', others],
  ])('is no danger: %s', (_, messages) => {
    expect(messages.flatMap((message) => (dangerIn(message) ? [`${dangerIn(message)}: ${message}`] : []))).toEqual([])
  })
})

test.each([
  'my hens are ill and i feel sick and he cant breathe the dead birds ',
  'he says if i leave kill the hens and me ',
  'gas heater sick headache brooder ',
  'raw egg ate son sick ',
  'i want to not die when ',
  'a',
])('a message as long as may be is read at once: %s', (words) => {
  const message = words.repeat(2000).slice(0, 2000)
  dangerIn(message)
  const start = performance.now()
  dangerIn(message)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('every answer names who comes or whom to call, and nothing to buy', () => {
  for (const { message, sources = [] } of Object.values(dangerReplies)) {
    expect(message).toContain('999')
    expect(message.length).toBeLessThan(1500)
    expect(sources.every(({ url }) => url.startsWith('/help/'))).toBe(true)
  }
})
