import type { Db } from '../../client.ts'
import {
  breeds,
  categories,
  currencies,
  outcodes,
  serviceCategories,
  speciesFacts,
  subcategories,
} from '../../schema/index.ts'
import { categoryRows, currencyRows, serviceCategoryRows, speciesRows, subcategoryRows } from './base.ts'
import { breedRows } from './breeds.ts'
import { outcodeRows } from './outcodes.ts'

/**
 * Loads categories, currencies, species, breeds and outcodes where they are missing: after every migration, on every
 * database. What operators have edited stays as it is.
 */
export const loadReference = async (db: Db): Promise<void> => {
  await db.batch([
    db.insert(categories).values(categoryRows).onConflictDoNothing(),
    db.insert(subcategories).values(subcategoryRows).onConflictDoNothing(),
    db.insert(serviceCategories).values(serviceCategoryRows).onConflictDoNothing(),
    db.insert(currencies).values(currencyRows).onConflictDoNothing(),
    db.insert(speciesFacts).values(speciesRows).onConflictDoNothing(),
    db.insert(breeds).values(breedRows).onConflictDoNothing(),
    db.insert(outcodes).values(outcodeRows).onConflictDoNothing(),
  ])
}
