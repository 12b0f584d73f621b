import { type PageFigures, pick } from './figures.ts'
import { paidPages } from './measured-pages.ts'
import { labelled, written } from './print.ts'
import type { Measure } from './reading.ts'

type Limit = { measure: Measure } & ({ least: number } | { most: number })

const limits: Limit[] = [
  { measure: 'performance', least: 95 },
  { measure: 'accessibility', least: 100 },
  { measure: 'bestPractices', least: 100 },
  { measure: 'seo', least: 100 },
  { measure: 'firstPaint', most: 1_200 },
  { measure: 'largestPaint', most: 1_800 },
  { measure: 'layoutShift', most: 0.02 },
  { measure: 'blocking', most: 100 },
  { measure: 'requests', most: 25 },
]

/** Pages that nobody lands on, and no search engine reads: where one signs in and pays. */
const innerLimits: Limit[] = [
  { measure: 'performance', least: 90 },
  { measure: 'accessibility', least: 100 },
  { measure: 'bestPractices', least: 100 },
]

/** A page of words alone has less to bring. */
const limitsOf = (page: string): Limit[] => {
  if (page === 'sign-in' || paidPages.includes(page)) return innerLimits
  return page === 'article' ? [{ measure: 'performance', least: 98 }, ...limits.slice(1)] : limits
}

/** Names each limit that a page's medians break; none when all are kept. */
export const brokenLimits = (pages: PageFigures[]): string[] =>
  pages.flatMap((page) =>
    limitsOf(page.name).flatMap((limit) => {
      const value = pick(page, limit.measure)?.median ?? Number.NaN
      const isKept = 'least' in limit ? value >= limit.least : value <= limit.most
      const bound = 'least' in limit ? `at least ${limit.least}` : `at most ${limit.most}`
      return isKept ? [] : [`OVER  ${page.name}: ${labelled(limit.measure)} ${written(limit.measure, value)}, ${bound}`]
    }),
  )
