import { addDays, dayInFull, isDay } from '../calendar-day.ts'
import { type IncubationSlug, incubations } from '../catalogue/species.ts'
import { lineProblem, withoutStrays } from '../text-rules.ts'

/** What the calculator takes; page and API hold to these rules alike. */
const incubationLimits = { daysAway: 731, eggs: 9999, batch: 60 } as const

/** Whether a text names a kind of egg that we know. */
export const isIncubationSlug = (text: string): text is IncubationSlug => incubations.some(({ slug }) => slug === text)

/** The first and the last day that eggs may be set on, seen from today. */
export const setDayBounds = (today: string): { first: string; last: string } => ({
  first: addDays(today, -incubationLimits.daysAway),
  last: addDays(today, incubationLimits.daysAway),
})

export const noDay = 'Please choose the day you set the eggs'

/** What is wrong with a set date, in words; null when nothing is. */
export const setDayProblem = (text: string, today: string): string | null => {
  if (!isDay(text)) return noDay
  const { first, last } = setDayBounds(today)
  if (text < first) return `Please choose a day on or after ${dayInFull(first)}`
  return text > last ? `Please choose a day on or before ${dayInFull(last)}` : null
}

/** What is wrong with a number of eggs, in words; null when nothing is. */
export const eggsProblem = (text: string): string | null =>
  /^[1-9]\d{0,3}$/.test(text) ? null : `Please enter a whole number of eggs from 1 to ${incubationLimits.eggs}`

/** The name of a batch as it is kept: without the space around it and what copying brings along. */
export const batchName = (text: string): string => withoutStrays(text).trim()

/** What is wrong with the name of a batch, in words; null when nothing is. */
export const batchProblem = (text: string): string | null => {
  const name = batchName(text)
  if (name.length > incubationLimits.batch) return `Please use at most ${incubationLimits.batch} characters`
  return lineProblem(name, 'the name')
}
