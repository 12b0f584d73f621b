import { describe, expect, test } from 'vitest'
import { citedSources, lastSentenceEnd, plainText } from './model-text.rules.ts'

const sources = ['a', 'b', 'c'].map((name) => ({ title: name, url: `/${name}` }))

describe('what a model wrote', () => {
  test.each([
    ['Hens lay [1]. Ducks too [2, 3].', 'Hens lay. Ducks too.'],
    ['Hens lay.[1] Ducks too 【2†source】.', 'Hens lay. Ducks too.'],
    ['## Eggs\n**Brown** and `blue`.', 'Eggs\nBrown and blue.'],
    ['See [the shop](https://evil.example/x).', 'See the shop.'],
    ['Co\u200bccidi\u00adosis \u202ereversed\u0000', 'Coccidiosis reversed'],
    ['One\r\n\r\n\r\n\r\nTwo', 'One\n\nTwo'],
    ['Packs of [six] cost £1,200.50.', 'Packs of [six] cost £1,200.50.'],
  ])('%j is shown as %j', (written, shown) => expect(plainText(written)).toBe(shown))

  test.each([
    ['Ducks [2] and hens [1], ducks [2].', ['b', 'a']],
    ['All [3, 1].', ['c', 'a']],
    ['None [0] [4] [99].', []],
    ['Nothing.', []],
  ])('%j cites %j', (written, cited) => {
    expect(citedSources(written, sources).map(({ title }) => title)).toEqual(cited)
  })

  test.each([
    ['Hens lay', ''],
    ['Hens lay.', ''],
    ['Hens lay. Du', 'Hens lay.'],
    ['Hens lay. [1] Du', 'Hens lay. [1]'],
    ['Keep it at 37.5 °C and', ''],
    ['A list:\n- one\n- tw', 'A list:\n- one\n'],
    ['“Do they?” She', '“Do they?”'],
  ])('%j is whole as far as %j', (written, whole) => {
    expect(written.slice(0, lastSentenceEnd(written))).toBe(whole)
  })
})
