import { species, speciesFacts } from '#contract/catalogue/species.ts'

const mostShown = 4

/** What can be set in the month of a day such as "2026-04-14", with the search that finds it; what is laid all year comes last. */
export const thisMonth = (day: string): { label: string; search: string }[] => {
  const month = Number(day.slice(5, 7))
  const laid = species.flatMap((slug) => {
    const { name, season } = speciesFacts[slug]
    return season && season[0] <= month && month <= season[1] ? [{ slug, name, months: season[1] - season[0] }] : []
  })
  return laid
    .sort((a, b) => Number(a.months === 11) - Number(b.months === 11))
    .slice(0, mostShown)
    .map(({ slug, name }) => ({
      label: `${name} eggs`,
      search: new URLSearchParams({ category: 'hatching-eggs', species: slug }).toString(),
    }))
}
