import { createHash } from 'node:crypto'
import ical, { ICalAlarmRelatesTo, ICalAlarmType, type ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { invalid } from '#app/errors.ts'
import { addDays, ukDay } from '#contract/calendar-day.ts'
import type { IncubationQuery } from '#contract/help/incubation.ts'
import { setDayProblem } from '#contract/help/incubation-fields.ts'
import { type IncubationPlan, incubationPlan, type PlannedDay } from '#contract/help/incubation-plan.ts'
import { actNames, actWords, eggsWords, planIsAGuide } from '#contract/help/incubation-words.ts'
import { site } from '#contract/site.ts'

type Asked = { query: IncubationQuery; origin: string; now: Date }

/** Eight in the morning of whoever's calendar it is: an all-day event begins at its midnight. */
const alarmAfterSeconds = 8 * 3600

/** An incubation as a calendar file (RFC 5545): an event a day on which something is done. Throws `validation`. */
export const calendarFile = ({ query, origin, now }: Asked): { name: string; body: string } => {
  const { species: kind, set: setOn } = query
  const problem = setDayProblem(setOn, ukDay(now))
  if (problem) throw invalid('set', problem)
  const plan = incubationPlan({ kind, setOn })
  const calendar = ical({ prodId: `//${site.name}//Incubation calculator//EN` })
  for (const day of plan.days) addDay(calendar, { day, plan, query, origin, now })
  // The library leaves the last line without its end.
  return { name: `hatch-${kind}-${setOn}.ics`, body: `${calendar}\r\n` }
}

type Entry = Asked & { day: PlannedDay; plan: IncubationPlan }

const addDay = (calendar: ICalCalendar, { day, plan, query, origin, now }: Entry): void => {
  const { from, to } = plan.hatch
  const [first, last] = day.act === 'hatch' ? [from.date, to.date] : [day.date, day.date]
  const title = `${actNames[day.act]}: ${batchWords(plan, query)}`
  const event = calendar.createEvent({
    id: `${plan.kind.slug}-${query.set}-${day.act}${batchMark(query)}@${new URL(site.url).hostname}`,
    stamp: now,
    allDay: true,
    start: midnight(first),
    // The end of an all-day event is the first day after it.
    end: midnight(addDays(last, 1)),
    summary: title,
    description: descriptionOf(day, { plan, origin }),
    url: `${origin}/help/incubation-calculator?${searchOf(query)}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  // Counted from the start: unless told, the library counts what lies after it from the end.
  event
    .createAlarm({ type: ICalAlarmType.display, triggerAfter: alarmAfterSeconds, description: title })
    .relatesTo(ICalAlarmRelatesTo.start)
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** "12 Muscovy duck eggs (Blue pen)". */
const batchWords = ({ kind }: IncubationPlan, { eggs, batch }: IncubationQuery): string =>
  `${eggsWords(kind, eggs)}${batch ? ` (${batch})` : ''}`

// The same batch asked for again takes the place of its events; another on the same day stands beside them.
const batchMark = ({ batch }: IncubationQuery): string =>
  batch ? `-${createHash('sha256').update(batch).digest('hex').slice(0, 12)}` : ''

const searchOf = ({ species, set, eggs, batch }: IncubationQuery): URLSearchParams =>
  new URLSearchParams({ species, set, ...(eggs && { eggs: String(eggs) }), ...(batch && { batch }) })

const descriptionOf = (day: PlannedDay, { plan, origin }: Pick<Entry, 'plan' | 'origin'>): string =>
  [
    `Day ${day.day}. ${actWords(day.act, plan)}`,
    plan.kind.note,
    `Care guide: ${origin}/help/${plan.kind.guide}`,
    planIsAGuide,
  ]
    .filter(Boolean)
    .join('\n\n')
