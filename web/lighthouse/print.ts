import { table } from '#testing/site/reports.ts'
import { type Figure, type PageFigures, pick, type Report } from './figures.ts'
import { type LongTask, type Measure, measures } from './reading.ts'

const shownTasks = 4

const measureOf = (name: Measure) => measures.find((one) => one.name === name)!

/** What a measure is called. */
export const labelled = (name: Measure): string => measureOf(name).label

/** A measure's value with its digits. */
export const written = (name: Measure, value: number): string => value.toFixed(measureOf(name).digits)

const spread = ({ measure, median, least, most }: Figure): string => {
  const [low, middle, high] = [least, median, most].map((value) => written(measure, value))
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}

const rowsOf = (pages: PageFigures[], cell: (page: PageFigures, measure: Measure) => string): string[][] => [
  ['', ...pages.map(({ name }) => name)],
  ...measures.map(({ name, label }) => [label, ...pages.map((page) => cell(page, name))]),
]

const taskWords = ({ ms, script }: LongTask): string => `${ms.toFixed(0)} ms ${script}`

const detailLines = ({ name, path, largest, tasks }: PageFigures): string[] => [
  `${name}, ${path}`,
  ...largest.map((element) => `  largest: ${element}`),
  `  longest tasks: ${tasks.slice(0, shownTasks).map(taskWords).join(', ') || 'none of 50 ms or more'}`,
]

const headline = ({ date, machine, by, device, hints, runs }: Report): string =>
  `${date}, ${machine}, ${by}, ${device}, ${runs} ${runs === 1 ? 'visit' : 'visits'} a page${hints ? ', with 103' : ''}`

/** The report in words and a table: the median of each measure, with the least and the most beside it. */
export const printed = (report: Report): string => {
  const cell = (page: PageFigures, measure: Measure): string => {
    const figure = pick(page, measure)
    return figure ? spread(figure) : '–'
  }
  return [headline(report), '', table(rowsOf(report.pages, cell)), '', ...report.pages.flatMap(detailLines)].join('\n')
}

const change = (before: Figure, after: Figure): string => {
  const ratio = before.median === 0 ? '' : ` (${(after.median / before.median).toFixed(2)})`
  return `${written(before.measure, before.median)} → ${written(after.measure, after.median)}${ratio}`
}

/** What has changed since an earlier report, median by median, with the ratio; of pages that both have. */
export const compared = (before: Report, after: Report): string => {
  const cell = (page: PageFigures, measure: Measure): string => {
    const earlier = before.pages.find(({ name }) => name === page.name)
    const [old, now] = [earlier && pick(earlier, measure), pick(page, measure)]
    return old && now ? change(old, now) : '–'
  }
  const both = after.pages.filter(({ name }) => before.pages.some((page) => page.name === name))
  return [`Since ${headline(before)}`, '', both.length > 0 ? table(rowsOf(both, cell)) : 'No page was in both.'].join(
    '\n',
  )
}
