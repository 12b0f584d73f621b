import { addDays } from '#contract/calendar-day.ts'
import { momentOfPage } from '#web/lib/drawing.ts'
import { formatDay } from '#web/lib/format.ts'

/** The first day on which a shop sells again after the last one of its holiday. */
const opensOn = (until: string): string => addDays(until, 1)

/** "Away until Mon 13 Apr. Back on Tue 14 Apr." */
export const awaySentence = (until: string, now = momentOfPage()): string =>
  `Away until ${formatDay(until, now)}. Back on ${formatDay(opensOn(until), now)}.`
