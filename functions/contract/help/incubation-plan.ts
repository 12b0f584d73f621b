import { addDays, daysBetween } from '../calendar-day.ts'
import { type Incubation, type IncubationSlug, incubations } from '../catalogue/species.ts'

export const incubationActs = ['set', 'candle-1', 'candle-2', 'lockdown', 'hatch'] as const
export type IncubationAct = (typeof incubationActs)[number]

/** A day of an incubation, counted from the day on which the eggs are set (day 0). */
type NumberedDay = { day: number; date: string }
export type PlannedDay = NumberedDay & { act: IncubationAct }

export type IncubationPlan = {
  kind: Incubation & { slug: IncubationSlug }
  days: PlannedDay[]
  /** First and last day on which breeders see these eggs hatch. */
  hatch: { from: NumberedDay; to: NumberedDay }
}

type Asked = { kind: IncubationSlug; setOn: string }

/** What is done on which day with eggs that are set on `setOn` (YYYY-MM-DD), by the days of the calendar. */
export const incubationPlan = ({ kind: slug, setOn }: Asked): IncubationPlan => {
  const kind = incubations.find((one) => one.slug === slug)!
  const at = (day: number): NumberedDay => ({ day, date: addDays(setOn, day) })
  const [first, second] = kind.candleDays
  const [from, to] = kind.range
  const dayOf: Record<IncubationAct, number> = {
    set: 0,
    'candle-1': first,
    'candle-2': second,
    lockdown: kind.lockdownDay,
    hatch: kind.days,
  }
  return {
    kind,
    days: incubationActs.map((act) => ({ act, ...at(dayOf[act]) })),
    hatch: { from: at(from), to: at(to) },
  }
}

/** Where an incubation stands on a day: so many days before it begins, on which of its days, or over. */
export type Progress = { is: 'ahead'; inDays: number } | { is: 'running'; day: number } | { is: 'over' }

export const progressOn = ({ days, hatch }: IncubationPlan, today: string): Progress => {
  const day = daysBetween(days[0]!.date, today)
  if (day < 0) return { is: 'ahead', inDays: -day }
  return day <= hatch.to.day ? { is: 'running', day } : { is: 'over' }
}
