import { freePort } from '#db/local/ports.ts'
import { keepReport, machineWords, writeReport } from '#testing/reports.ts'
import { asking } from './asking.ts'
import { makeCertificate } from './certificate.ts'
import { figuresOf, type Report } from './figures.ts'
import { brokenLimits } from './limits.ts'
import { findPages, type MeasuredPage, warm } from './measured-pages.ts'
import { type Options, optionsOf } from './options.ts'
import { compared, printed } from './print.ts'
import type { Reading } from './reading.ts'
import { type Site, startSite } from './site.ts'
import { startFront } from './start-front.ts'
import { visit } from './visit.ts'

type Served = { origin: string; fingerprint: string }

// Rounds of all pages in turn, so that a noisy minute falls on all of them.
const visitAll = async (pages: MeasuredPage[], { origin, fingerprint, runs, device }: Served & Options) => {
  const readings = new Map<MeasuredPage, Reading[]>(pages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [page, all] of readings) {
      all.push(await visit({ url: `${origin}${page.path}`, device, fingerprint }))
      process.stdout.write('.')
    }
  }
  process.stdout.write('\n')
  return readings
}

const measure = async (pages: MeasuredPage[], served: Served & Options): Promise<Report> => {
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

/** Puts the front before the site and tells of the pages as they come through it. */
const lookAt = async (site: Site, { port, ...options }: Options & { port: number }): Promise<void> => {
  const certificate = await makeCertificate()
  const front = await startFront({ site: site.url, port, certificate, hints: options.hints })
  try {
    const ask = asking(front, certificate)
    const pages = await findPages(options.pages, ask)
    await warm(pages, ask)
    tell(await measure(pages, { ...options, ...front, ...certificate }), options)
  } finally {
    await front.close()
  }
}

const run = async (options: Options): Promise<void> => {
  const port = await freePort()
  const site = await startSite(`https://localhost:${port}`)
  try {
    await lookAt(site, { ...options, port })
  } finally {
    await site.stop()
  }
}

try {
  await run(optionsOf(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
