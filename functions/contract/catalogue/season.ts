import { calendarWords } from '../calendar-words.ts'
import { type Species, species, speciesFacts } from './species.ts'

const yearRound = 11

const monthsLaid = (slug: Species): number => {
  const { season } = speciesFacts[slug]
  return season ? season[1] - season[0] : 0
}

/** What can be set in the month of a day such as "2026-04-14"; what is laid all year comes last. */
export const inSeason = (day: string): Species[] => {
  const month = Number(day.slice(5, 7))
  return species
    .filter((slug) => {
      const { season } = speciesFacts[slug]
      return season !== null && season[0] <= month && month <= season[1]
    })
    .toSorted((a, b) => Number(monthsLaid(a) === yearRound) - Number(monthsLaid(b) === yearRound))
}

/** The name of a day's month, such as "April". */
export const monthOf = (day: string): string => calendarWords(new Date(day)).month
