import { inSeason } from '#contract/catalogue/season.ts'
import { speciesFacts } from '#contract/catalogue/species.ts'

const mostShown = 4

/** What can be set in the month of a day such as "2026-04-14", with the search that finds it. */
export const thisMonth = (day: string): { label: string; search: string }[] => {
  const shown = inSeason(day)
  return shown.slice(0, mostShown).map((slug) => ({
    label: `${speciesFacts[slug].name} eggs`,
    search: new URLSearchParams({ category: 'hatching-eggs', species: slug }).toString(),
  }))
}
