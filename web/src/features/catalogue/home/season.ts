import type { Species } from '../../../../../functions/contract/catalogue.constants.ts'

type Seasonal = { species: Species; label: string; months: readonly [first: number, last: number] }

/** When British flocks usually lay eggs worth setting; months count from 1. */
const seasons: Seasonal[] = [
  { species: 'chicken', label: 'Chicken eggs', months: [2, 9] },
  { species: 'duck', label: 'Duck eggs', months: [3, 8] },
  { species: 'goose', label: 'Goose eggs', months: [3, 5] },
  { species: 'turkey', label: 'Turkey eggs', months: [4, 7] },
  { species: 'pheasant', label: 'Pheasant eggs', months: [4, 6] },
  { species: 'guinea-fowl', label: 'Guinea fowl eggs', months: [5, 8] },
  { species: 'quail', label: 'Quail eggs', months: [1, 12] },
]

const mostShown = 4

/** What can be set in the month of `day`, with the search that finds it. */
export const thisMonth = (day: Date): { label: string; search: string }[] => {
  const month = day.getMonth() + 1
  return seasons
    .filter(({ months: [first, last] }) => first <= month && month <= last)
    .slice(0, mostShown)
    .map(({ label, species }) => ({
      label,
      search: new URLSearchParams({ category: 'hatching-eggs', species }).toString(),
    }))
}
