import { expect, test } from 'vitest'
import { readQuestion, widened } from './question.rules.ts'

test('what every question has says nothing about it', () => {
  expect(readQuestion("Hello, I'm looking for some cheap blue Marans eggs, please").words).toEqual([
    'blue',
    'marans',
    'eggs',
  ])
  expect(readQuestion('Do you have any?').words).toEqual([])
})

test('words that mean the same are known', () => {
  expect(widened(['vet', 'ribbon'])).toEqual(['vet', 'vets', 'veterinary', 'veterinarian', 'ribbon'])
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
  ['How much is delivery?', 'how'],
  ['What if they break?', 'how'],
  ['which breed lays blue eggs', 'how'],
  ['What eggs do you have for sale?', 'things'],
  ['do you have marans', 'things'],
  ['I am looking for incubators', 'things'],
  ['marans eggs', 'words'],
])('“%s” wants %s', (asked, wants) => {
  expect(readQuestion(asked).wants).toBe(wants)
})

test('nothing that means something to a text search is left, and not more words than a question has', () => {
  const { words, typed } = readQuestion(`'; & | ! :* <-> ( \\ " % _ x`)
  expect([words, typed]).toEqual([['x'], 'x'])
  expect(readQuestion(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' ')).words).toHaveLength(12)
})

test.each([
  ['How long do duck eggs take to hatch?', 'duck'],
  ['incubating goose eggs', 'goose'],
  ['When do embden geese eggs hatch?', 'goose-heavy'],
  ['muscovy incubation time', 'muscovy'],
  ['When do the eggs hatch?', 'chicken'],
  ['how long do quail eggs take', 'quail'],
  ['best time of year to hatch', null],
  ['hatching eggs', null],
  ['duck hatching eggs', null],
  ['How long do hatching eggs take to arrive?', null],
  ['How do I candle duck eggs?', null],
  ['how long can I keep eggs before incubating', null],
  ['incubators', null],
])('“%s” asks for the days of %s', (asked, daysOf) => {
  expect(readQuestion(asked).daysOf).toBe(daysOf)
})

test('a short question goes on with the one before it', () => {
  const before = 'How long do chicken eggs take to hatch?'
  expect(readQuestion('And ducks?', before)).toMatchObject({ daysOf: 'duck', species: 'duck' })
  expect(readQuestion('What about geese?', before).daysOf).toBe('goose')
  expect(readQuestion('How much is delivery?', before).daysOf).toBeNull()
  expect(readQuestion('And ducks?').daysOf).toBeNull()
})
