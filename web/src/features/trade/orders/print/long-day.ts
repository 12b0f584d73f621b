import { madeOnce } from '#contract/made-once.ts'

const longDay = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)

/** "14 April 2026", in UK time: on paper, where nobody knows in which year it is read. */
export const formatLongDay = (value: string | Date): string => longDay().format(new Date(value))
