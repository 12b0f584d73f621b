import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { keepReport, machineWords } from '#testing/site/reports.ts'
import { type Arena, openArena } from './arena.ts'
import { type Case, openCases } from './cases.ts'
import { drawingLimit, measureDrawing } from './drawing.ts'
import { figureOf, type Report, type Round, withRatios } from './figures.ts'
import { compared, printed } from './print.ts'
import { isFair, type Race, runRace } from './race.ts'

// Rounds of all cases in turn, so that a noisy minute falls on all of them.
const rounds = 3
const pace = { warmMs: 400, measureMs: 1_600 }
const raceName = 'race'
const drawingName = 'drawing'

const { values: asked } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    only: { type: 'string' },
    compare: { type: 'string' },
  },
})

const wanted = (name: string): boolean => asked.only === undefined || name.includes(asked.only)

/** What was asked for, and what its ratios need. */
const chosen = (cases: Case[]): Case[] => {
  const named = cases.filter(({ name }) => wanted(name))
  const needed = new Set(named.flatMap(({ name, against }) => [name, ...against]))
  return cases.filter(({ name }) => needed.has(name))
}

const measure = async (arena: Arena, cases: Case[]): Promise<Map<string, Round[]>> => {
  const measured = new Map<string, Round[]>(cases.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, round: run } of cases) {
      const before = arena.calls()
      const result = await run(pace)
      measured.get(name)?.push({ ...result, calls: arena.calls() - before })
      process.stdout.write('.')
    }
  }
  process.stdout.write('\n')
  return measured
}

const bench = async (arena: Arena, listings: number): Promise<Report> => {
  const cases = chosen(await openCases(arena))
  const measured = await measure(arena, cases)
  const figures = [...measured].map(([name, all]) => figureOf(name, all))
  const drawing = wanted(drawingName) ? await measureDrawing(arena) : []
  const race: Race | null = wanted(raceName) ? await runRace(arena, { buyers: 500, packs: 10 }) : null
  return {
    date: new Date().toISOString(),
    machine: machineWords(),
    listings,
    figures: withRatios(figures, cases),
    race,
    drawing,
  }
}

const earlier: Report | null = asked.compare ? JSON.parse(fs.readFileSync(asked.compare, 'utf8')) : null
const arena = await openArena(Number(asked.listings))
try {
  const report = await bench(arena, Number(asked.listings))
  console.log(printed(report))
  if (earlier) console.log(`\n${compared(earlier, report)}`)
  console.log(`\nWritten to ${keepReport('bench', report)}`)
  const failed = report.figures.some(({ failures }) => Object.keys(failures).length > 0)
  const isDear = report.drawing.some(({ p50 }) => p50 > drawingLimit)
  if (failed || isDear || (report.race && !isFair(report.race))) process.exitCode = 1
} finally {
  await arena.close()
}
