import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stateFolder } from '#db/local/state.ts'

/** Picks the value below which this part of the values lies, sorted from least to most; 0 where there is none. */
export const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Picks the middle value; of an even number of values the upper of the two in the middle. */
export const median = (values: number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Lays rows out in columns as wide as their longest cell; the first row says how many there are. */
export const table = (rows: string[][]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}

/** Says what the figures were measured on. */
export const machineWords = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`

/** Writes a report as JSON into this folder of the local state, under its moment. Returns the file. */
export const keepReport = (name: string, report: { date: string }): string => {
  const file = path.join(stateFolder(), name, `${report.date.replaceAll(':', '-').slice(0, 19)}.json`)
  writeReport(file, report)
  return file
}

/** Writes a report as JSON into this file, whose folder is made where it is missing. */
export const writeReport = (file: string, report: { date: string }): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
