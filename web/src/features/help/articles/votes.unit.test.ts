import { expect, test } from 'vitest'
import { parseVotes, withVote } from './votes.ts'

test('an answer takes the place of the one before, and null takes it back', () => {
  const yes = withVote({}, ['candling-eggs', true])
  expect(yes).toEqual({ 'candling-eggs': true })
  expect(withVote(yes, ['candling-eggs', false])).toEqual({ 'candling-eggs': false })
  expect(withVote({ ...yes, 'setting-eggs': false }, ['candling-eggs', null])).toEqual({ 'setting-eggs': false })
})

test.each([null, '', '{', '[]', '3', '"yes"', 'null'])('a browser that holds %s holds no answers', (text) => {
  expect(parseVotes(text)).toEqual({})
})

test('what is no answer among the kept is left out', () => {
  expect(parseVotes('{"a": true, "b": "yes", "c": false, "d": null}')).toEqual({ a: true, c: false })
})
