import fs from 'node:fs'
import { parseArgs } from 'node:util'
import type { Report } from './figures.ts'
import { usualPages } from './measured-pages.ts'
import type { Device } from './visit.ts'

export type Options = {
  pages: string
  runs: number
  device: Device
  /** Whether 103 is sent before an answer. */
  hints: boolean
  /** Whether a broken limit fails the run. */
  limits: boolean
  /** Where the report goes, if not among the others. */
  json: string | undefined
  earlier: Report | null
}

/** Reads what the command was asked for. Throws in words what it does not know. */
export const optionsOf = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: usualPages },
      runs: { type: 'string', default: '5' },
      desktop: { type: 'boolean', default: false },
      hints: { type: 'boolean', default: false },
      limits: { type: 'boolean', default: false },
      json: { type: 'string' },
      compare: { type: 'string' },
    },
  })
  const { pages, hints, limits, json, compare } = values
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a whole number from 1, and it is "${values.runs}".`)
  const earlier: Report | null = compare ? JSON.parse(fs.readFileSync(compare, 'utf8')) : null
  return { pages, runs, device: values.desktop ? 'desktop' : 'mobile', hints, limits, json, earlier }
}
