import { species, speciesFacts } from '#contract/catalogue/species.ts'

const mostShown = 4

/** What can be set in the month of `day`, with the search that finds it; what is laid all year comes last. */
export const thisMonth = (day: Date): { label: string; search: string }[] => {
  const month = day.getMonth() + 1
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
