import { keepReport, machineWords, writeReport } from '#testing/site/reports.ts'
import { figuresOf, type Report } from './figures.ts'
import { brokenLimits } from './limits.ts'
import { findPages, type MeasuredPage, warm } from './measured-pages.ts'
import { type Options, optionsOf } from './options.ts'
import { compared, printed } from './print.ts'
import type { Reading } from './reading.ts'
import { type Served, whileServed } from './served.ts'
import { visit } from './visit.ts'

type At = Omit<Served, 'ask'>

// Rounds of all pages in turn, so that a noisy minute falls on all of them.
const visitAll = async (pages: MeasuredPage[], { origin, fingerprint, runs, device }: At & Options) => {
  const readings = new Map<MeasuredPage, Reading[]>(pages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [page, all] of readings) {
      all.push(await visit({ url: `${origin}${page.path}`, device, fingerprint, cookies: page.cookies ?? [] }))
      process.stdout.write('.')
    }
  }
  process.stdout.write('\n')
  return readings
}

const measure = async (pages: MeasuredPage[], served: At & Options): Promise<Report> => {
  const { device, hints, runs } = served
  const readings = await visitAll(pages, served)
  const by = [...readings.values()].flat()[0]?.by ?? ''
  const figures = [...readings].map(([page, all]) => figuresOf(page, all))
  return { date: new Date().toISOString(), machine: machineWords(), by, device, hints, runs, pages: figures }
}

const tell = (report: Report, { earlier, json, limits }: Options): void => {
  console.log(printed(report))
  if (earlier) console.log(`\n${compared(earlier, report)}`)
  if (json) writeReport(json, report)
  console.log(`\nWritten to ${json ?? keepReport('lighthouse', report)}`)
  if (!limits) return
  const broken = brokenLimits(report.pages)
  console.log(broken.join('\n') || 'Every limit is kept.')
  if (broken.length > 0) process.exitCode = 1
}

/** Tells of the pages as they come through the front. */
const run = (options: Options): Promise<void> =>
  whileServed({ hints: options.hints, listings: 0 }, async ({ ask, ...served }) => {
    const pages = await findPages(options.pages, { ask, origin: served.origin })
    await warm(pages, ask)
    tell(await measure(pages, { ...options, ...served }), options)
  })

try {
  await run(optionsOf(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
