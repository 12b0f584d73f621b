import { median } from '#testing/site/reports.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { type LongTask, type Measure, measures, type Reading } from './reading.ts'
import type { Device } from './visit.ts'

/** The middle of all visits to a page, and between what they lay. */
export type Figure = { measure: Measure; median: number; least: number; most: number }

export type PageFigures = MeasuredPage & {
  figures: Figure[]
  /** What was largest in any of the visits, each once. */
  largest: string[]
  /** The long tasks of the visit whose blocking was in the middle. */
  tasks: LongTask[]
}

export type Report = {
  date: string
  machine: string
  by: string
  device: Device
  /** Whether 103 was sent. */
  hints: boolean
  runs: number
  pages: PageFigures[]
}

const figureOf = (measure: Measure, readings: Reading[]): Figure => {
  const values = readings.map((reading) => reading[measure])
  return { measure, median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

/** The figures of a page from all its visits. */
export const figuresOf = (page: MeasuredPage, readings: Reading[]): PageFigures => {
  const figures = measures.map(({ name }) => figureOf(name, readings))
  const middle = median(readings.map(({ blocking }) => blocking))
  return {
    ...page,
    figures,
    largest: [...new Set(readings.map(({ largest }) => largest))],
    tasks: readings.find(({ blocking }) => blocking === middle)?.tasks ?? [],
  }
}

/** Picks a page's figure of one kind; an earlier report may lack it. */
export const pick = ({ figures }: PageFigures, measure: Measure): Figure | undefined =>
  figures.find((figure) => figure.measure === measure)
