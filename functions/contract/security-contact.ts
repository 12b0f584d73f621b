import { addDays } from './calendar-day.ts'

/** When somebody last made sure that mail to `site.securityEmail` is read; put the present day here once you have. */
const checkedOn = '2026-11-22'

/** The day on which what security.txt says of us counts no more: less than a year after it was checked. */
export const securityContactEnds = addDays(checkedOn, 360)
