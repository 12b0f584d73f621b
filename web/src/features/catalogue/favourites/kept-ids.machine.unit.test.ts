import { expect, test } from 'vitest'
import { type KeptEvent, keptIdsAfter } from './kept-ids.machine.ts'

const walked = (ids: string[], ...events: KeptEvent[]) => events.reduce(keptIdsAfter, ids)
const keep = { id: 'b', wanted: true }
const drop = { id: 'b', wanted: false }

test('a heart shows what was asked for at once, the latest first, and stays so when it is done', () => {
  const asked = walked(['a'], { type: 'asked', ...keep })
  expect(asked).toEqual(['b', 'a'])
  expect(walked(asked, { type: 'done', isLast: true, ...keep })).toEqual(['b', 'a'])
  expect(walked(asked, { type: 'asked', ...drop })).toEqual(['a'])
})

test('what fails is taken back', () => {
  expect(walked(['a'], { type: 'asked', ...keep }, { type: 'failed', ...keep })).toEqual(['a'])
  expect(walked(['b', 'a'], { type: 'asked', ...drop }, { type: 'failed', ...drop })).toEqual(['b', 'a'])
})

test('the last of several clicks says how it ends, whatever is answered before', () => {
  const clicked = walked(['a'], { type: 'asked', ...keep }, { type: 'asked', ...drop })
  const first = walked(clicked, { type: 'done', isLast: false, ...keep })
  expect(first).toEqual(['a'])
  expect(walked(first, { type: 'done', isLast: true, ...drop })).toEqual(['a'])
})

test('a last click that is done holds although one before it failed', () => {
  const failed = walked(['a'], { type: 'asked', ...drop }, { type: 'asked', ...keep }, { type: 'failed', ...drop })
  expect(walked(failed, { type: 'done', isLast: true, ...keep })).toEqual(['b', 'a'])
})
