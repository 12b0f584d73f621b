const hourMs = 3_600_000

/** One in the morning, UTC, of the last Sunday of a month (0-11), as milliseconds. */
const lastSunday = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hourMs + hourMs
}

/** British summer time: from the last Sunday in March to the last in October (the Summer Time Order 2002, S.I. 2002/262). */
const isSummerTime = (at: number): boolean => {
  const year = new Date(at).getUTCFullYear()
  return at >= lastSunday(year, 2) && at < lastSunday(year, 9)
}

/**
 * A moment whose UTC fields are what a clock on a wall in London shows then. By law and not by Intl, whose first use makes a phone
 * read tables for a tenth of a second, just when the page is taken over; right from 1996 on.
 */
export const inUk = (at: Date): Date => new Date(at.getTime() + (isSummerTime(at.getTime()) ? hourMs : 0))
