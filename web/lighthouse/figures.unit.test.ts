import { expect, test } from 'vitest'
import { figuresOf, type Report } from './figures.ts'
import { brokenLimits } from './limits.ts'
import { compared, printed } from './print.ts'
import type { Reading } from './reading.ts'

/** A visit that keeps every limit by a hair's breadth. */
const atLimits: Reading = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaint: 1_200,
  largestPaint: 1_800,
  speedIndex: 1_500,
  layoutShift: 0.02,
  blocking: 100,
  longestTask: 90,
  requests: 25,
  scripts: 8,
  kilobytes: 300.04,
  scriptKilobytes: 130,
  fontKilobytes: 40,
  pictureKilobytes: 100,
  machine: 1_500,
  largest: 'h1 “Hatching eggs”',
  tasks: [],
  by: 'Lighthouse 13.5.0, Chrome/156',
}

const home = { name: 'home', path: '/' }
const article = { name: 'article', path: '/help/eggs' }

const reportOf = (pages: Report['pages'], date = '2026-11-22T20:00:00.000Z'): Report => ({
  ...{ date, machine: '2 × Hen, Node 24', by: atLimits.by, device: 'mobile', hints: false, runs: 3 },
  pages,
})

const rowOf = (text: string, label: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(label))

test('a figure is the median of the visits, between the least and the most of them', () => {
  const { figures } = figuresOf(home, [
    { ...atLimits, firstPaint: 1_900 },
    { ...atLimits, firstPaint: 1_100 },
    { ...atLimits, firstPaint: 1_300 },
  ])
  expect(figures.find(({ measure }) => measure === 'firstPaint')).toEqual({
    measure: 'firstPaint',
    median: 1_300,
    least: 1_100,
    most: 1_900,
  })
})

test('the tasks are those of the middle visit, and what was largest stands there once', () => {
  const taking = (blocking: number, script: string, largest: string): Reading => ({
    ...atLimits,
    ...{ blocking, largest, tasks: [{ ms: blocking, at: 10, script }] },
  })
  const page = figuresOf(home, [taking(300, 'c.js', 'img'), taking(100, 'a.js', 'h1'), taking(200, 'b.js', 'img')])
  const shown = printed(reportOf([page]))

  expect(page.tasks).toEqual([{ ms: 200, at: 10, script: 'b.js' }])
  expect(page.largest).toEqual(['img', 'h1'])
  expect(shown).toContain('longest tasks: 200 ms b.js')
})

test('the table has a column a page, and the spread where there is one', () => {
  const shown = printed(
    reportOf([
      figuresOf(home, [atLimits, { ...atLimits, layoutShift: 0 }, { ...atLimits, layoutShift: 0.0314 }]),
      figuresOf(article, [atLimits]),
    ]),
  )
  expect(shown).toContain('2026-11-22T20:00:00.000Z, 2 × Hen, Node 24, Lighthouse 13.5.0, Chrome/156, mobile, 3 visits')
  expect(rowOf(shown, 'layout shift')).toMatch(/^layout shift \(CLS\) +0\.020 \(0\.000–0\.031\) +0\.020 *$/)
  expect(rowOf(shown, 'kB in all')).toMatch(/^kB in all +300\.0 +300\.0 *$/)
  expect(shown).toContain('longest tasks: none of 50 ms or more')
})

test('compared with an earlier report, each median stands beside the one before, with the ratio', () => {
  const before = { ...atLimits, largestPaint: 3_600, blocking: 0 }
  const text = compared(
    reportOf([figuresOf(home, [before])], '2026-11-01T09:00:00.000Z'),
    reportOf([figuresOf(home, [atLimits]), figuresOf(article, [atLimits])]),
  )
  expect(text).toContain('Since 2026-11-01T09:00:00.000Z')
  expect(text).not.toContain('article')
  expect(rowOf(text, 'largest paint')).toMatch(/3600 → 1800 \(0\.50\) *$/)
  expect(rowOf(text, 'blocking')).toMatch(/0 → 100 *$/)
  const ofHome = reportOf([figuresOf(home, [atLimits])])
  expect(compared(reportOf([figuresOf(article, [atLimits])]), ofHome)).toContain('No page was in both.')
})

test('a measure that the earlier report lacks is not compared', () => {
  const page = figuresOf(home, [atLimits])
  const old = { ...page, figures: page.figures.filter(({ measure }) => measure !== 'machine') }
  const text = compared(reportOf([old]), reportOf([page]))
  expect(rowOf(text, 'machine')).toMatch(/^machine’s speed +– *$/)
})

test('what is at its limit keeps it, and an article must do better than the others', () => {
  expect(brokenLimits([figuresOf(home, [atLimits])])).toEqual([])
  expect(brokenLimits([figuresOf(article, [atLimits])])).toEqual(['OVER  article: performance 95, at least 98'])
  expect(brokenLimits([figuresOf(article, [{ ...atLimits, performance: 98 }])])).toEqual([])
})

test('each broken limit is named with its page', () => {
  const over: Reading = {
    ...atLimits,
    ...{ performance: 94, accessibility: 99, bestPractices: 99, seo: 99, firstPaint: 1_201, largestPaint: 1_801 },
    ...{ layoutShift: 0.021, blocking: 101, requests: 26 },
  }
  expect(brokenLimits([figuresOf(home, [over])])).toEqual([
    'OVER  home: performance 94, at least 95',
    'OVER  home: accessibility 99, at least 100',
    'OVER  home: best practices 99, at least 100',
    'OVER  home: SEO 99, at least 100',
    'OVER  home: first paint, ms 1201, at most 1200',
    'OVER  home: largest paint (LCP), ms 1801, at most 1800',
    'OVER  home: layout shift (CLS) 0.021, at most 0.02',
    'OVER  home: blocking (TBT), ms 101, at most 100',
    'OVER  home: requests 26, at most 25',
  ])
})

const inner = ['sign-in', 'cart', 'checkout', 'checkout-buy-now', 'pay']

test.each(inner)(
  '%s, where nobody lands, has its own limits: performance 90, and the hundreds of a page that is used',
  (name) => {
    const page = { name, path: '/inner' }
    const slow: Reading = {
      ...atLimits,
      ...{
        performance: 90,
        seo: 60,
        firstPaint: 2_000,
        largestPaint: 3_000,
        layoutShift: 0.03,
        blocking: 200,
        requests: 40,
      },
    }
    expect(brokenLimits([figuresOf(page, [slow])])).toEqual([])
    const over = { ...slow, performance: 89, accessibility: 99, bestPractices: 99 }
    expect(brokenLimits([figuresOf(page, [over])])).toEqual([
      `OVER  ${name}: performance 89, at least 90`,
      `OVER  ${name}: accessibility 99, at least 100`,
      `OVER  ${name}: best practices 99, at least 100`,
    ])
  },
)

test('one slow visit of three breaks no limit', () => {
  const slow = { ...atLimits, blocking: 900 }
  expect(brokenLimits([figuresOf(home, [slow, atLimits, atLimits])])).toEqual([])
  expect(brokenLimits([figuresOf(home, [slow, slow, atLimits])])).toEqual([
    'OVER  home: blocking (TBT), ms 900, at most 100',
  ])
})

test('a figure that is missing keeps no limit', () => {
  const page = figuresOf(home, [atLimits])
  const without = { ...page, figures: page.figures.filter(({ measure }) => measure !== 'blocking') }
  expect(brokenLimits([without])).toEqual(['OVER  home: blocking (TBT), ms NaN, at most 100'])
})
