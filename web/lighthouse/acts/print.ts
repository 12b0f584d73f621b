import { table } from '#testing/site/reports.ts'
import type { ActFigure, ActsReport, ScenarioFigures } from './figures.ts'

const least = 16

const written = (ms: number): string => (ms < least ? `under ${least}` : ms.toFixed(0))

const spread = ({ median, least, most }: ActFigure): string =>
  least === most ? written(median) : `${written(median)} (${written(least)}–${written(most)})`

const earlierOf = (before: ActsReport | null, scenario: ScenarioFigures, act: ActFigure): ActFigure | undefined =>
  before?.scenarios.find(({ name }) => name === scenario.name)?.acts.find(({ name }) => name === act.name)

const rowsOf = (scenario: ScenarioFigures, before: ActsReport | null): string[][] => [
  [scenario.name, 'ms', ...(before ? ['before'] : [])],
  ...scenario.acts.map((act) => {
    const earlier = earlierOf(before, scenario, act)
    return [`  ${act.name}`, spread(act), ...(before ? [earlier ? spread(earlier) : '–'] : [])]
  }),
]

/** The report in words and tables: the median of each act, with the least and the most, beside an earlier one's. */
export const printed = (report: ActsReport, before: ActsReport | null): string => {
  const { date, machine, by, slowed, cards, rounds, scenarios } = report
  const headline = `${date}, ${machine}, ${by}, a phone ${slowed} times slower, ${cards} cards, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`
  const since = before ? [`Before: ${before.date}`] : []
  return [headline, ...since, ...scenarios.flatMap((scenario) => ['', table(rowsOf(scenario, before))])].join('\n')
}
