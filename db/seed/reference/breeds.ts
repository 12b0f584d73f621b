import type { breeds } from '../../schema/index.ts'

type BreedRow = typeof breeds.$inferInsert

export const breedRows: BreedRow[] = [
  {
    slug: 'marans',
    species: 'chicken',
    name: 'Marans',
    class: 'Soft feather, heavy',
    sizes: ['large', 'bantam'],
    shellColour: 'dark brown',
    eggsAYear: 170,
    purpose: ['dual'],
    rarity: null,
    synonyms: ['maran', 'cuckoo maran', 'copper black maran'],
  },
]
