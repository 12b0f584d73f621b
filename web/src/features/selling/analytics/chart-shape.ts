import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { calendarWords } from '#contract/calendar-words.ts'

/** Room around the drawing for the words of its axes, by how many times as large as usual letters are. */
const marginsFor = (letters: number) => ({
  top: 12 * letters,
  right: 14 * letters,
  bottom: 28 * letters,
  left: 52 * letters,
})

/** "2026-04-14" → "14 Apr". */
const shortDay = (isoDay: string): string => {
  const { day, shortMonth } = calendarWords(new Date(isoDay))
  return `${day} ${shortMonth}`
}

type Asked = { days: string[]; values: number[]; width: number; height: number; unit: number; letters: number }

/**
 * The lines of a chart in pixels. `unit`: what an axis must count in wholes of, such as 100 pence; `letters`: how many times as
 * large as usual they are.
 */
export const chartShape = ({ days, values, width, height, unit, letters }: Asked) => {
  const margins = marginsFor(letters)
  const most = Math.max(...values, 4 * unit)
  const across = scaleLinear([0, Math.max(1, values.length - 1)], [margins.left, width - margins.right])
  const up = scaleLinear([0, most], [height - margins.bottom, margins.top]).nice(4)
  const every = width < 520 * letters ? 10 : 5
  const x = (_: number, index: number) => across(index)
  return {
    margins,
    x: across,
    y: up,
    /** The day at a place from the left. */
    indexAt: (pixels: number): number => Math.min(values.length - 1, Math.max(0, Math.round(across.invert(pixels)))),
    line: line<number>(x, (value) => up(value)).curve(curveMonotoneX)(values) ?? '',
    area: area<number>(x, up(0), (value) => up(value)).curve(curveMonotoneX)(values) ?? '',
    rows: up.ticks(4).filter((value) => value % unit === 0),
    // Counted from the last, which is today.
    columns: days
      .map((day, index) => ({ index, label: shortDay(day) }))
      .filter(({ index }) => (days.length - 1 - index) % every === 0),
  }
}
