import { median, percentile } from '#testing/site/reports.ts'
import type { Act } from './scenario.ts'

/** Milliseconds of all rounds: the middle, and between what they lay. */
export type ActFigure = { name: string; median: number; least: number; most: number }

export type ScenarioFigures = { name: string; acts: ActFigure[] }

export type ActsReport = {
  date: string
  machine: string
  by: string
  /** How many times slower than the machine the phone is. */
  slowed: number
  cards: number
  rounds: number
  scenarios: ScenarioFigures[]
}

const figureOf = (name: string, values: number[]): ActFigure => ({
  name,
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
})

const worst = (ms: number[]): number => Math.max(0, ...ms)

const ofAll = (part: number) => (round: Act[]) =>
  percentile(
    round.flatMap(({ ms }) => ms).toSorted((a, b) => a - b),
    part,
  )

/** The figures of a scenario from its rounds: of each act its longest interaction, then those of the whole scenario. */
export const scenarioFigures = (name: string, rounds: Act[][]): ScenarioFigures => {
  const names = rounds[0]?.map((act) => act.name) ?? []
  return {
    name,
    acts: [
      ...names.map((act, index) =>
        figureOf(
          act,
          rounds.map((round) => worst(round[index]?.ms ?? [])),
        ),
      ),
      figureOf('98th percentile', rounds.map(ofAll(0.98))),
      figureOf('worst of all', rounds.map(ofAll(1))),
    ],
  }
}

/** The milliseconds from which somebody feels that a page is slow to answer. */
const most = 100

/** Names each act whose median is over the limit; none when all keep it. */
export const brokenActs = (scenarios: ScenarioFigures[]): string[] =>
  scenarios.flatMap(({ name, acts }) =>
    acts
      .filter((act) => act.median > most)
      .map((act) => `OVER  ${name}, ${act.name}: ${act.median} ms, at most ${most}`),
  )
