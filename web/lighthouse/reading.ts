import { z } from 'zod'

/** What is counted at each visit, as the tables call it, with its digits after the point. */
export const measures = [
  { name: 'performance', label: 'performance', digits: 0 },
  { name: 'accessibility', label: 'accessibility', digits: 0 },
  { name: 'bestPractices', label: 'best practices', digits: 0 },
  { name: 'seo', label: 'SEO', digits: 0 },
  { name: 'firstPaint', label: 'first paint, ms', digits: 0 },
  { name: 'largestPaint', label: 'largest paint (LCP), ms', digits: 0 },
  { name: 'speedIndex', label: 'speed index, ms', digits: 0 },
  { name: 'layoutShift', label: 'layout shift (CLS)', digits: 3 },
  { name: 'blocking', label: 'blocking (TBT), ms', digits: 0 },
  { name: 'longestTask', label: 'longest task, ms', digits: 0 },
  { name: 'requests', label: 'requests', digits: 0 },
  { name: 'scripts', label: 'scripts', digits: 0 },
  { name: 'kilobytes', label: 'kB in all', digits: 1 },
  { name: 'scriptKilobytes', label: 'kB of scripts', digits: 1 },
  { name: 'fontKilobytes', label: 'kB of fonts', digits: 1 },
  { name: 'pictureKilobytes', label: 'kB of pictures', digits: 1 },
] as const

export type Measure = (typeof measures)[number]['name']

/** A task of the main thread that takes 50 ms or more on the phone that is meant. */
export type LongTask = { ms: number; at: number; script: string }

export type Reading = Record<Measure, number> & {
  /** What was largest on the screen, as a selector and what it says. */
  largest: string
  /** Longest first. */
  tasks: LongTask[]
  /** The versions of Lighthouse and of the browser. */
  by: string
}

const failure = z.object({ runtimeError: z.object({ message: z.string() }) })
const scored = z.object({ score: z.number() })
const counted = z.object({ numericValue: z.number() })
const itemsOf = <Item extends z.ZodType>(item: Item) => z.object({ details: z.object({ items: z.array(item) }) })

const request = z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() })
const task = z.object({ url: z.string(), duration: z.number(), startTime: z.number() })
const part = z.object({ type: z.string(), selector: z.string().optional(), nodeLabel: z.string().optional() })

const result = z.object({
  requestedUrl: z.string(),
  lighthouseVersion: z.string(),
  environment: z.object({ hostUserAgent: z.string() }),
  categories: z.object({ performance: scored, accessibility: scored, 'best-practices': scored, seo: scored }),
  audits: z.object({
    'first-contentful-paint': counted,
    'largest-contentful-paint': counted,
    'speed-index': counted,
    'cumulative-layout-shift': counted,
    'total-blocking-time': counted,
    'network-requests': itemsOf(request),
    'long-tasks': itemsOf(task).catch({ details: { items: [] } }),
    'lcp-breakdown-insight': itemsOf(part).catch({ details: { items: [] } }),
  }),
})

const weigh = (requests: z.infer<typeof request>[], type?: string): number =>
  requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000

const ofOurs = (url: string, origin: string): string => (url.startsWith(origin) ? url.slice(origin.length) : url)

/** Reads what counts from Lighthouse's own report. Throws in words when the page did not come or the report is another. */
export const readingOf = (report: unknown): Reading => {
  const failed = failure.safeParse(report)
  if (failed.success) throw new Error(`Lighthouse could not look at the page: ${failed.data.runtimeError.message}`)
  const { categories, audits, requestedUrl, lighthouseVersion, environment } = result.parse(report)
  const { origin } = new URL(requestedUrl)
  const requests = audits['network-requests'].details.items.filter(({ url }) => /^https?:/.test(url))
  const tasks = audits['long-tasks'].details.items.map(({ url, duration, startTime }) => ({
    ms: duration,
    at: startTime,
    script: ofOurs(url, origin),
  }))
  const largest = audits['lcp-breakdown-insight'].details.items.find(({ type }) => type === 'node')
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    longestTask: tasks[0]?.ms ?? 0,
    requests: requests.length,
    scripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    kilobytes: weigh(requests),
    scriptKilobytes: weigh(requests, 'Script'),
    fontKilobytes: weigh(requests, 'Font'),
    pictureKilobytes: weigh(requests, 'Image'),
    largest: largest ? `${largest.selector ?? ''} “${largest.nodeLabel ?? ''}”` : 'nothing that Lighthouse names',
    tasks,
    by: `Lighthouse ${lighthouseVersion}, ${/Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? 'a browser'}`,
  }
}
