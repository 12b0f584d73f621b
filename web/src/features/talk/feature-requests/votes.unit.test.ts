import { expect, test } from 'vitest'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import { countedIn, recounted, votedFor } from './votes.ts'

const request = (id: string, votes: number): FeatureRequest => ({
  id,
  votes,
  title: 'Hatch calendar',
  description: 'Show what hatches when.',
  status: 'pending',
  createdAt: '2026-06-09T08:00:00.000Z',
  updatedAt: '2026-06-09T08:00:00.000Z',
  user: { fullName: 'Ann Reed' },
  publicNote: null,
})
const votesOf = (requests: FeatureRequest[]) => requests.map(({ votes }) => votes)

test('a vote counts on its own request alone, and taking it back undoes it', () => {
  const before = [request('a', 3), request('b', 0)]
  const after = countedIn(before, { id: 'a', wanted: true })
  expect(votesOf(after)).toEqual([4, 0])
  expect(countedIn(after, { id: 'a', wanted: false })).toEqual(before)
})

test('what the server counted wins', () => {
  expect(votesOf(recounted([request('a', 4), request('b', 0)], { id: 'a', votes: 9 }))).toEqual([9, 0])
})

test('a request is voted for once, however often one asks', () => {
  const once = votedFor(['b'], { id: 'a', wanted: true })
  expect(once).toEqual(['b', 'a'])
  expect(votedFor(once, { id: 'a', wanted: true })).toEqual(once)
  expect(votedFor(once, { id: 'a', wanted: false })).toEqual(['b'])
})
