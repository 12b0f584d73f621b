import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sorryPage, sorryStyleHash } from './sorry-page.ts'

test('the page of failures lets its own style through', () => {
  const style = /<style>(.*)<\/style>/.exec(sorryPage)?.[1] ?? ''
  expect(sorryStyleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
  expect(sorryPage).toContain('We can’t show this just now. Please try again in a moment.')
  expect(sorryPage).toContain('<a href="">Try again</a>')
})
