import { describe, expect, test } from 'vitest'
import { excerptOf, foundMarks } from './excerpt.rules.ts'

const { start, stop } = foundMarks
const marked = (text: string, word: string) => text.replaceAll(word, `${start}${word}${stop}`)
const filler = (sentences: number) =>
  Array.from({ length: sentences }, (_, n) => `Sentence ${n} tells how hens live.`).join(' ')

describe('an excerpt', () => {
  test('of a short section is all of it', () => {
    expect(excerptOf(marked('Let eggs rest for a day.', 'rest'))).toBe('Let eggs rest for a day.')
  })

  test('without a word that was found is its beginning, in whole words', () => {
    const excerpt = excerptOf(filler(20))
    expect(excerpt).toMatch(/^Sentence 0 tells .*\w…$/)
    expect(excerpt.length).toBeLessThanOrEqual(201)
    expect(excerpt.length).toBeGreaterThan(180)
  })

  test('shows the words that were found, from the beginning of their sentence where it is near', () => {
    const excerpt = excerptOf(marked(`${filler(20)} Candle on day seven. ${filler(20)}`, 'day seven'))
    expect(excerpt).toMatch(/^…Candle on day seven\. Sentence 0 .*\w…$/)
    expect(excerpt.length).toBeLessThanOrEqual(202)
  })

  test('shows the place where most of them stand together', () => {
    const body = `Eggs. ${filler(20)} Eggs in a drawer wait for the incubator. ${filler(20)}`
    expect(excerptOf(marked(marked(marked(body, 'Eggs'), 'drawer'), 'incubator'))).toMatch(/^…Eggs in a drawer/)
  })

  test('begins and ends with whole words in one long sentence', () => {
    const words = Array.from({ length: 200 }, (_, n) => `word${n}x`)
    const excerpt = excerptOf(marked(words.join(' '), 'word100x'))
    expect(excerpt).toContain('word100x')
    const shown = excerpt.replaceAll('…', '').split(' ')
    expect(shown.filter((word) => !words.includes(word))).toEqual([])
  })

  test('of the end of a section is as long as any', () => {
    const excerpt = excerptOf(marked(`${filler(20)} Call a vet.`, 'vet'))
    expect(excerpt).toMatch(/Call a vet\.$/)
    expect(excerpt.length).toBeGreaterThan(120)
  })

  test('is plain text on one line: items end', () => {
    const body = 'What it costs:\n\n• Eggs: £8.99\n• Goods: £4.99\n\n1. Weigh it\n2. Post it'
    expect(excerptOf(body)).toBe('What it costs: Eggs: £8.99; Goods: £4.99; 1. Weigh it; 2. Post it')
  })
})
