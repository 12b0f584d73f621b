import { expect, test } from 'vitest'
import { htmlJson, withOrigin } from './html-json.ts'

test('JSON inside a page can end neither its script nor a line of it, and reads back the same (V1.2.3)', () => {
  const value = { title: '</script><!-- \u2028\u2029 & "', nested: ['<b>'] }
  const written = htmlJson(value)
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(value)
})

test('links of ours are made whole, words that look like links are not', () => {
  expect(
    withOrigin({ url: '/a', image: ['/b', 'https://else.where/c'], name: '/d', item: { url: '/e' } }, 'https://o.test'),
  ).toEqual({
    url: 'https://o.test/a',
    image: ['https://o.test/b', 'https://else.where/c'],
    name: '/d',
    item: { url: '/e' },
  })
})
