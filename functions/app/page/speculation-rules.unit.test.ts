import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from '#contract/pages/pages.ts'

test('a browser is let fetch every page for everybody ahead, and no other', () => {
  const file = readFileSync(new URL('../../../web/public/speculation-rules.json', import.meta.url), 'utf8')
  const { prefetch } = JSON.parse(file)
  const [onDrawnPages, byAddress] = prefetch[0].where.and
  expect(onDrawnPages).toEqual({ selector_matches: '#root[data-drawn] a' })
  expect(byAddress.href_matches).toEqual(Object.keys(publicPages).map((pathname) => ({ pathname })))
})
