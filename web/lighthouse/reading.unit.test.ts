import { expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const origin = 'https://localhost:4443'
const request = (path: string, resourceType: string, transferSize: number) => ({
  url: `${origin}${path}`,
  resourceType,
  transferSize,
})
const node = { type: 'node', selector: 'main > img', nodeLabel: 'Hens in a yard', snippet: '<img>' }

const report = {
  requestedUrl: `${origin}/`,
  lighthouseVersion: '13.5.0',
  environment: { hostUserAgent: 'Mozilla/5.0 HeadlessChrome/156.0.8078.79 Safari/537.36' },
  categories: {
    performance: { score: 0.965 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 0.92 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 1_100.4 },
    'largest-contentful-paint': { numericValue: 1_700 },
    'speed-index': { numericValue: 1_300 },
    'cumulative-layout-shift': { numericValue: 0.004 },
    'total-blocking-time': { numericValue: 80 },
    'network-requests': {
      details: {
        items: [
          request('/', 'Document', 12_000),
          request('/assets/a.js', 'Script', 40_000),
          request('/assets/b.js', 'Script', 500),
          request('/assets/f.woff2', 'Font', 20_000),
          request('/pictures/hens.webp', 'Image', 7_500),
          { url: 'data:image/svg+xml,hen', resourceType: 'Image', transferSize: 300 },
        ],
      },
    },
    'long-tasks': {
      details: {
        items: [
          { url: `${origin}/assets/a.js`, duration: 120, startTime: 900 },
          { url: 'Unattributable', duration: 60, startTime: 300 },
        ],
      },
    },
    'lcp-breakdown-insight': { details: { items: [{ type: 'table', items: [] }, node] } },
  },
}

test('a visit is read from the report of Lighthouse, without what no network brought', () => {
  expect(readingOf(report)).toEqual({
    ...{ performance: 97, accessibility: 100, bestPractices: 96, seo: 92 },
    ...{ firstPaint: 1_100.4, largestPaint: 1_700, speedIndex: 1_300, layoutShift: 0.004, blocking: 80 },
    longestTask: 120,
    ...{ requests: 5, scripts: 2, kilobytes: 80, scriptKilobytes: 40.5, fontKilobytes: 20, pictureKilobytes: 7.5 },
    largest: 'main > img “Hens in a yard”',
    tasks: [
      { ms: 120, at: 900, script: '/assets/a.js' },
      { ms: 60, at: 300, script: 'Unattributable' },
    ],
    by: 'Lighthouse 13.5.0, Chrome/156.0.8078.79',
  })
})

test('a page without long tasks or a largest element has none', () => {
  const audits = { ...report.audits, 'long-tasks': { score: 1 }, 'lcp-breakdown-insight': { score: null } }
  const { longestTask, tasks, largest } = readingOf({ ...report, audits })
  expect([longestTask, tasks, largest]).toEqual([0, [], 'nothing that Lighthouse names'])
})

test('a page that did not come is told of in words, and so is a report without its scores', () => {
  const runtimeError = { code: 'ERRORED_DOCUMENT_REQUEST', message: 'Status code: 502' }
  expect(() => readingOf({ ...report, runtimeError })).toThrow(
    'Lighthouse could not look at the page: Status code: 502',
  )
  const categories = { ...report.categories, seo: { score: null } }
  expect(() => readingOf({ ...report, categories })).toThrow(/seo/)
  expect(() => readingOf(undefined)).toThrow()
})
