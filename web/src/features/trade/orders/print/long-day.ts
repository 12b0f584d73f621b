import { longDay, ukDay } from '#contract/calendar-day.ts'

/** "14 April 2026", in UK time: on paper, where nobody knows in which year it is read. */
export const formatLongDay = (value: string | Date): string => longDay(ukDay(new Date(value)))
