import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { keepReport, writeReport } from '#testing/site/reports.ts'
import { warm } from '../measured-pages.ts'
import { whileServed } from '../served.ts'
import { type ActsReport, brokenActs } from './figures.ts'
import { measureActs } from './measure-acts.ts'
import { printed } from './print.ts'
import { cards } from './results-acts.ts'

const asked = () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      limits: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, and it is "${values.runs}".`)
  const earlier: ActsReport | null = values.compare ? JSON.parse(fs.readFileSync(values.compare, 'utf8')) : null
  return { runs, limits: values.limits, json: values.json, earlier }
}

const tell = (report: ActsReport, { earlier, json, limits }: ReturnType<typeof asked>): void => {
  console.log(printed(report, earlier))
  if (json) writeReport(json, report)
  console.log(`\nWritten to ${json ?? keepReport('acts', report)}`)
  if (!limits) return
  const broken = brokenActs(report.scenarios)
  console.log(broken.join('\n') || 'Every limit is kept.')
  if (broken.length > 0) process.exitCode = 1
}

try {
  const options = asked()
  await whileServed({ hints: false, listings: cards }, async ({ ask, ...served }) => {
    await warm([], ask)
    tell(await measureActs(served, options.runs), options)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
