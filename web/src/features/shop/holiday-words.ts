import { formatDay } from '../../lib/format.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The first day on which a shop sells again after the last one of its holiday. */
export const opensOn = (until: string): string =>
  new Date(Date.parse(`${until}T12:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** "Away until Mon 13 Apr. Sells again from Tue 14 Apr." */
export const awaySentence = (until: string, now = new Date()): string =>
  `Away until ${formatDay(until, now)}. Sells again from ${formatDay(opensOn(until), now)}.`

const dayInUk = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** Today in the UK, YYYY-MM-DD. */
export const ukToday = (now = new Date()): string => dayInUk.format(now)
