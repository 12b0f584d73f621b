import { median, percentile } from '#testing/site/reports.ts'
import type { Case } from './cases.ts'
import type { DrawingCost } from './drawing.ts'
import type { Measured } from './load.ts'
import type { Race } from './race.ts'

export type Figure = {
  name: string
  perSecond: number
  p50: number
  p99: number
  /** Database calls a request; a batch is one. */
  calls: number
  /** Requests per second as a part of another case's. */
  ratios: Record<string, number>
  failures: Record<string, number>
}

export type Report = {
  date: string
  machine: string
  listings: number
  figures: Figure[]
  race: Race | null
  drawing: DrawingCost[]
}

export type Round = Measured & { calls: number }

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const failuresOf = (rounds: Round[]): Record<string, number> => {
  const all: Record<string, number> = {}
  for (const { failures } of rounds)
    for (const [name, count] of Object.entries(failures)) all[name] = (all[name] ?? 0) + count
  return all
}

/** The figure of a case from its rounds: the middle round's speed, the times of all of them. */
export const figureOf = (name: string, rounds: Round[]): Figure => {
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b)
  return {
    name,
    perSecond: median(rounds.map((round) => round.times.length / round.seconds)),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    calls: sum(rounds.map(({ calls }) => calls)) / Math.max(1, sum(rounds.map(({ sent }) => sent))),
    ratios: {},
    failures: failuresOf(rounds),
  }
}

/** Sets each figure against those that its case names. */
export const withRatios = (figures: Figure[], cases: Case[]): Figure[] =>
  figures.map((figure) => {
    const against = cases.find(({ name }) => name === figure.name)?.against ?? []
    const ratios = against.flatMap((name) => {
      const other = figures.find((candidate) => candidate.name === name)
      return other ? [[name, figure.perSecond / other.perSecond]] : []
    })
    return { ...figure, ratios: Object.fromEntries(ratios) }
  })
