import { expect, test } from 'vitest'
import { droppedSince, mayBeOlderThanDrop, noteListingDrops, turnNow } from './edge-drops.ts'

const at = new Date('2026-06-09T08:00:00Z')
const showing = (...ids: string[]) => ({ tag: 'products' as const, shows: new Set(ids) })

test('a sale concerns the answers that show its listing, and those alone', () => {
  const before = turnNow()
  noteListingDrops(['hen', 'duck'], at)
  const later = turnNow()
  expect(
    [showing('hen', 'goose'), showing('duck'), showing('goose'), showing()].map((made) => droppedSince(before, made)),
  ).toEqual([true, true, false, false])
  expect(droppedSince(later, showing('hen'))).toBe(false)
})

test('an older copy is not trusted until ten seconds after the sale began', () => {
  noteListingDrops(['quail'], at)
  const trusted = (seconds: number, id: string) => !mayBeOlderThanDrop(at.getTime() + seconds * 1000, showing(id))
  expect([trusted(-60, 'quail'), trusted(10, 'quail'), trusted(10.001, 'quail')]).toEqual([false, false, true])
  expect(trusted(-60, 'pheasant')).toBe(true)
})

test('so many sales that they are no longer told apart concern every answer about goods, and no other', () => {
  const before = turnNow()
  for (let sold = 0; sold < 1000; sold += 1) noteListingDrops([`sold-${sold}`], at)
  noteListingDrops(['one-more'], at)
  expect(droppedSince(before, showing('sold-0'))).toBe(true)
  expect(droppedSince(before, showing('never-sold'))).toBe(true)
  expect(droppedSince(before, { tag: 'reference', shows: new Set() })).toBe(false)
})
