import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

test('what every question has says nothing about it', () => {
  expect(readQuestion("Hello, I'm looking for some cheap blue Marans eggs, please").words).toEqual([
    'blue',
    'marans',
    'eggs',
  ])
  expect(readQuestion('Do you have any?').words).toEqual([])
})

test('words that mean the same are looked for as one', () => {
  const { words, meanings } = readQuestion('postage and delivery of feed')
  expect(words).toEqual(['postage', 'delivery', 'feed'])
  expect(meanings).toHaveLength(2)
  expect(meanings[0]).toContain("'shipping'")
  expect(meanings[1]).toBe("'feed'")
})

test.each([
  ['call ducklings', 'duck'],
  ['geese', 'goose'],
  ['peacocks', 'peafowl'],
  ['buff hens', 'chicken'],
  ['an incubator', null],
])('%s: the bird is %s', (asked, species) => {
  expect(readQuestion(asked).species).toBe(species)
})

test.each([
  ['How much is delivery?', true],
  ['What if they break?', true],
  ['What eggs do you have?', false],
  ['marans eggs', false],
])('%s asks how something goes: %s', (asked, asksHow) => {
  expect(readQuestion(asked).asksHow).toBe(asksHow)
})

test('nothing that means something to a text search is left, and not more words than a question has', () => {
  const { meanings } = readQuestion(`'; & | ! :* <-> ( \\ " % _ x`)
  expect(meanings).toEqual(["'x'"])
  expect(readQuestion(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' ')).words).toHaveLength(12)
})

test.each([
  ['How long do duck eggs take to hatch?', true],
  ['incubating goose eggs', true],
  ['hatching eggs', false],
  ['How long do hatching eggs take to arrive?', false],
  ['incubators', false],
])('%s asks when eggs hatch: %s', (asked, asksHatching) => {
  expect(readQuestion(asked).asksHatching).toBe(asksHatching)
})
