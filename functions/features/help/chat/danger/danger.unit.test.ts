import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as thoughtOf from '#features/help/chat/hostile.test-data.ts'
import { asked } from '#features/help/chat/questions.test-data.ts'
import * as bodyHint from './body-hints.words.ts'
import * as body from './body-signs.words.ts'
import { dangerIn, dangerReply } from './danger.rules.ts'
import { type Danger, dangerReplies } from './danger-replies.words.ts'
import * as hurt from './hurt.words.ts'
import * as lifeHint from './life-hints.words.ts'
import * as life from './life-signs.words.ts'

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

/** Written by people who had not seen the rules, with each answer that helps: a group of kinds is answered alike. */
const {
  harmless: alike,
  any: hurtSomehow,
  ...people
} = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8')) as {
  harmless: string[]
  any: string[]
} & Record<string, string[]>

const helpOf = (message: string): 'life' | 'emergency' | 'unwell' | null => {
  const danger = dangerIn(message)
  if (danger === 'life' || danger === 'selfHarm') return 'life'
  return danger === 'unwell' || danger === 'birdFlu' ? 'unwell' : danger && 'emergency'
}

describe('a person of whatever name with a hurt of whatever kind', () => {
  // A message that may be answered in either of two ways counts for both.
  test.each([
    ['life', 40],
    ['emergency', 80],
    ['unwell', 80],
  ])('asks in many ways for help of this kind: %s', (help, least) => {
    const asking = Object.entries(people).flatMap(([helps, all]) => (helps.split(' or ').includes(help) ? all : []))
    expect(new Set(asking).size).toBeGreaterThanOrEqual(least)
  })

  test('asks in hundreds of ways for some help, and is nobody in as many', () => {
    expect(new Set(hurtSomehow).size).toBeGreaterThanOrEqual(200)
    expect(new Set(alike).size).toBeGreaterThanOrEqual(300)
  })

  test.each(Object.entries(people))('is told of %s', (helps, messages) => {
    const accepted = helps.split(' or ')
    expect(messages.flatMap((message) => (accepted.includes(`${helpOf(message)}`) ? [] : [message]))).toEqual([])
  })

  test('is told of some help', () => expect(hurtSomehow.filter((message) => helpOf(message) === null)).toEqual([]))

  test('is nobody where a bird is hurt or nothing is', () =>
    expect(alike.filter((message) => helpOf(message) !== null)).toEqual([]))
})

/** Every pattern that stands in the words of this folder. */
const patternsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  if (words instanceof RegExp) return [words.source]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(patternsIn) : []
}

const folder = path.join(import.meta.dirname, 'lists')
const lists = await Promise.all(
  fs.readdirSync(folder).map((file): Promise<Record<string, unknown>> => import(path.join(folder, file))),
)

/** A group without bound around a letter without bound, so that one text can be read in countless ways: "(a+)+", "(\\w* )*". */
const countless = /\((?:[^()\\]|\\.)*(?<!\\)(?:[*+]|\{\d+,\})\??(?:[^()\\]|\\.)*\)(?:[*+]|\{\d+,\})/

test('a message is read in a time that grows with its length: nothing repeats without end what repeats without end', () => {
  const patterns = patternsIn([life, lifeHint, body, bodyHint, hurt, lists])
  expect(patterns.length).toBeGreaterThan(200)
  expect(patterns.filter((pattern) => countless.test(pattern))).toEqual([])
  expect(['(?:a+)+', '(?:\\w* )*', '(?:\\w+ ){2,}'].filter((pattern) => !countless.test(pattern))).toEqual([])
})

test.each<[string, Danger | null]>([
  ['my hens are ill and i feel sick and he cant breathe the dead birds ', 'birdFlu'],
  ['he says if i leave kill the hens and me ', 'home'],
  ['gas heater sick headache brooder ', 'fumes'],
  ['my son ate a raw egg and is being sick ', 'unwell'],
  ['i want to not die when ', 'life'],
  ['the wound of a hen by her eye ', null],
  ['my son put it in ', null],
  ['a', null],
])('a message as long as may be is read to its end: %s', (words, danger) => {
  expect(dangerIn(words.repeat(4000).slice(0, 4000))).toBe(danger)
})

const answerTo = (...said: string[]) =>
  dangerReply({
    message: said.at(-1) ?? '',
    history: said.slice(0, -1).map((content) => ({ sender: 'user' as const, content })),
  })

describe('what is said in several messages', () => {
  test('tells of a person together', () => {
    expect(answerTo('my wife touched the incubator plug', 'shes not moving')).not.toBeNull()
    expect(answerTo('do you have razor blades', 'theyre for me, i do it to my legs')).toEqual(dangerReplies.selfHarm)
  })

  test.each([
    ['he cant breathe', 'my cockerel i mean', 'would honey help'],
    ['one of them is bleeding badly', 'a hen, she tore a claw', 'is it serious'],
  ])('is taken back where a bird was meant: %s', (first, bird, then) => {
    expect(answerTo(first)).toEqual(dangerReplies.emergency)
    expect(answerTo(first, bird)).toBeNull()
    expect(answerTo(first, bird, then)).toBeNull()
  })

  test('is not taken back by a bird where somebody wants to die', () =>
    expect(answerTo('i want to die', 'who will look after my hens')).toEqual(dangerReplies.life))
})

test('every answer names who comes or whom to call, and nothing to buy', () => {
  for (const { message, sources = [] } of Object.values(dangerReplies)) {
    expect(message).toContain('999')
    expect(message.length).toBeLessThan(1500)
    expect(sources.every(({ url }) => url.startsWith('/help/'))).toBe(true)
  }
})
