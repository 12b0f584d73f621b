import { expect, test } from 'vitest'
import { type ActsReport, brokenActs, scenarioFigures } from './figures.ts'
import { printed } from './print.ts'

const quick = [
  { name: 'tap', ms: [24, 40] },
  { name: 'type', ms: [16, 32, 16] },
]
const slow = [
  { name: 'tap', ms: [120, 16] },
  { name: 'type', ms: [] },
]

const reportOf = (scenarios: ActsReport['scenarios'], date = '2026-11-22T20:00:00.000Z'): ActsReport => ({
  ...{ date, machine: '2 × Hen, Node 24', by: 'Chrome/156', slowed: 4, cards: 200, rounds: 3 },
  scenarios,
})

const rowOf = (text: string, label: string): string | undefined =>
  text.split('\n').find((line) => line.trim().startsWith(label))

test('an act is as long as its longest interaction, in the middle of its rounds', () => {
  expect(scenarioFigures('shop', [quick, slow, quick]).acts).toEqual([
    { name: 'tap', median: 40, least: 40, most: 120 },
    { name: 'type', median: 32, least: 0, most: 32 },
    { name: '98th percentile', median: 40, least: 40, most: 120 },
    { name: 'worst of all', median: 40, least: 40, most: 120 },
  ])
})

test('of a hundred interactions the 98th percentile leaves out the longest one', () => {
  const ms = [...Array.from({ length: 99 }, () => 24), 400]
  const figures = scenarioFigures('shop', [[{ name: 'type', ms }]]).acts
  expect(figures.map(({ name, median }) => [name, median])).toEqual([
    ['type', 400],
    ['98th percentile', 24],
    ['worst of all', 400],
  ])
})

test('an act whose median is over 100 ms breaks the limit, one slow round of three does not', () => {
  const at = [{ name: 'tap', ms: [100] }]
  const over = [{ name: 'tap', ms: [104] }]
  expect(brokenActs([scenarioFigures('shop', [at, over, at])])).toEqual([])
  expect(brokenActs([scenarioFigures('shop', [over, over, at])])).toEqual([
    'OVER  shop, tap: 104 ms, at most 100',
    'OVER  shop, 98th percentile: 104 ms, at most 100',
    'OVER  shop, worst of all: 104 ms, at most 100',
  ])
})

test('each act has a row with its spread, beside what it was before', () => {
  const now = reportOf([scenarioFigures('shop', [quick, slow, quick])])
  expect(rowOf(printed(now, null), 'tap')).toMatch(/^ {2}tap +40 \(40–120\) *$/)
  expect(rowOf(printed(now, null), 'type')).toMatch(/^ {2}type +32 \(under 16–32\) *$/)
  expect(printed(now, null)).toContain('Chrome/156, a phone 4 times slower, 200 cards, 3 rounds')
  const before = reportOf([scenarioFigures('shop', [slow])], '2026-11-01T09:00:00.000Z')
  expect(printed(now, before)).toContain('Before: 2026-11-01T09:00:00.000Z')
  expect(rowOf(printed(now, before), 'tap')).toMatch(/40 \(40–120\) +120 *$/)
  expect(rowOf(printed(now, reportOf([])), 'tap')).toMatch(/40 \(40–120\) +– *$/)
})
