import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { freePort } from '#db/local/ports.ts'
import { keepReport, machineWords, writeReport } from '#testing/reports.ts'
import { asking } from './asking.ts'
import { makeCertificate } from './certificate.ts'
import { figuresOf, type Report } from './figures.ts'
import { brokenLimits } from './limits.ts'
import { findPages, type MeasuredPage, usualPages, warm } from './measured-pages.ts'
import { compared, printed } from './print.ts'
import type { Reading } from './reading.ts'
import { startSite } from './site.ts'
import { startFront } from './start-front.ts'
import { type Device, visit } from './visit.ts'

const { values: asked } = parseArgs({
  options: {
    pages: { type: 'string', default: usualPages },
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
    'no-hints': { type: 'boolean', default: false },
    json: { type: 'string' },
    compare: { type: 'string' },
    limits: { type: 'boolean', default: false },
  },
})

const runs = Number(asked.runs)
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs takes a whole number from 1, and it is "${asked.runs}".`)
const device: Device = asked.desktop ? 'desktop' : 'mobile'
const hints = !asked['no-hints']
const earlier: Report | null = asked.compare ? JSON.parse(fs.readFileSync(asked.compare, 'utf8')) : null

type Served = { origin: string; fingerprint: string }

// Rounds of all pages in turn, so that a noisy minute falls on all of them.
const visitAll = async (
  pages: MeasuredPage[],
  { origin, fingerprint }: Served,
): Promise<Map<MeasuredPage, Reading[]>> => {
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

const measure = async (pages: MeasuredPage[], served: Served): Promise<Report> => {
  const readings = await visitAll(pages, served)
  return {
    date: new Date().toISOString(),
    machine: machineWords(),
    by: [...readings.values()][0]?.[0]?.by ?? 'nothing',
    device,
    hints,
    runs,
    pages: [...readings].map(([page, all]) => figuresOf(page, all)),
  }
}

const tell = (report: Report): void => {
  console.log(printed(report))
  if (earlier) console.log(`\n${compared(earlier, report)}`)
  if (asked.json) writeReport(asked.json, report)
  console.log(`\nWritten to ${asked.json ?? keepReport('lighthouse', report)}`)
  if (!asked.limits) return
  const broken = brokenLimits(report.pages)
  console.log(broken.join('\n') || 'Every limit is kept.')
  if (broken.length > 0) process.exitCode = 1
}

const port = await freePort()
const site = await startSite(`https://localhost:${port}`)
try {
  const certificate = await makeCertificate()
  const front = await startFront({ site: site.url, port, certificate, hints })
  const ask = asking(front, certificate)
  const pages = await findPages(asked.pages, ask)
  await warm(pages, ask)
  tell(await measure(pages, { ...front, ...certificate }))
  await front.close()
} finally {
  await site.stop()
}
