import { table } from '#testing/site/reports.ts'
import { type DrawingCost, drawingLimit } from './drawing.ts'
import type { Figure, Report } from './figures.ts'
import { isFair, type Race } from './race.ts'

const ratioWords = ({ ratios }: Figure): string =>
  Object.entries(ratios)
    .map(([name, ratio]) => `${ratio.toFixed(2)} of ${name}`)
    .join(', ')

const speed = (perSecond: number): string => perSecond.toFixed(perSecond < 100 ? 1 : 0)

const figureRow = (figure: Figure): string[] => [
  figure.name,
  speed(figure.perSecond),
  figure.p50.toFixed(1),
  figure.p99.toFixed(1),
  figure.calls.toFixed(2),
  ratioWords(figure),
]

const figureTable = (figures: Figure[]): string =>
  table([['', 'a second', 'p50 ms', 'p99 ms', 'calls', 'ratio'], ...figures.map(figureRow)])

const failureLines = (figures: Figure[]): string[] =>
  figures.flatMap(({ name, failures }) =>
    Object.entries(failures).map(([failure, count]) => `FAILED ${name}: ${count} times ${failure}`),
  )

const raceLine = (race: Race): string => {
  const others = Object.entries(race.others).map(([answer, count]) => `, ${count} × ${answer}`)
  return `${isFair(race) ? 'Fair' : 'NOT FAIR'}: ${race.buyers} buyers for ${race.packs} in ${race.seconds.toFixed(1)} s: ${race.paid} paid, ${race.refused} refused for want of stock${others.join('')}; stock ${race.stock}, ledger ${race.ledger}`
}

const drawingTable = (drawing: DrawingCost[]): string =>
  table([
    ['drawn from its data', 'for a', 'p50 ms', 'p90 ms', ''],
    ...drawing.map(({ path, width, p50, p90 }) => [
      path,
      width,
      p50.toFixed(1),
      p90.toFixed(1),
      p50 > drawingLimit ? `OVER ${drawingLimit}` : '',
    ]),
  ])

/** The report in words and a table. */
export const printed = ({ date, machine, listings, figures, race, drawing }: Report): string =>
  [
    `${date}, ${machine}, ${listings} listings`,
    '',
    ...(figures.length > 0 ? [figureTable(figures), ...failureLines(figures)] : []),
    ...(drawing.length > 0 ? ['', drawingTable(drawing)] : []),
    ...(race ? ['', raceLine(race)] : []),
  ].join('\n')

const change = (before: number, after: number): string => {
  const percent = Math.round((after / before - 1) * 100)
  return `${speed(before)} → ${speed(after)} (${percent > 0 ? '+' : ''}${percent} %)`
}

/** What has changed since an earlier report. Ratios tell more than speeds when the machine was busy. */
export const compared = (before: Report, after: Report): string => {
  const rows = after.figures.flatMap((figure) => {
    const earlier = before.figures.find(({ name }) => name === figure.name)
    if (!earlier) return []
    const ratios = Object.entries(figure.ratios).map(
      ([name, ratio]) => `${earlier.ratios[name]?.toFixed(2) ?? '–'} → ${ratio.toFixed(2)} of ${name}`,
    )
    return [[figure.name, change(earlier.perSecond, figure.perSecond), ratios.join(', ')]]
  })
  return [`Since ${before.date}, ${before.machine}`, '', table([['', 'a second', 'ratio'], ...rows])].join('\n')
}
