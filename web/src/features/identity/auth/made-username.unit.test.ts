import { expect, test } from 'vitest'
import { registerInput } from '#contract/identity/account.ts'
import { madeUsername } from './made-username.ts'

const { username } = registerInput.shape

test.each([
  ['Ann Reed', 'ann'],
  ['  Siân Ó Briain ', 'sian'],
  ['Łucja', 'ucja'],
  ['李 明', 'keeper'],
  ['', 'keeper'],
  ["D'Arcy-Jones", 'darcyjones'],
  ['Bartholomew-Featherstonehaugh-Cholmondeley', 'bartholomewfeatherst'],
])('%j is called by their first name and five signs, as a username may be', (fullName, first) => {
  const made = madeUsername(fullName)
  expect(made).toMatch(new RegExp(`^${first}-[2-9a-hj-km-np-tv-z]{5}$`))
  expect(username.safeParse(made).success).toBe(true)
})

test('two of the same name are not called the same', () => {
  expect(new Set(Array.from({ length: 50 }, () => madeUsername('Ann'))).size).toBeGreaterThan(45)
})
