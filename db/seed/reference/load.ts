import { notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  breeds,
  categories,
  currencies,
  outcodes,
  passages,
  serviceCategories,
  speciesFacts,
  subcategories,
} from '../../schema/index.ts'
import { categoryRows, currencyRows, serviceCategoryRows, speciesRows, subcategoryRows } from './base.ts'
import { breedRows } from './breeds.ts'
import { outcodeRows } from './outcodes.ts'
import { passageRows } from './passages.ts'

/** Passages are written in the code alone: what is stored follows it, and what is gone from it goes. */
const loadPassages = async (db: NodePgDatabase): Promise<void> => {
  const { kind, page, heading, body, position } = passages
  const set = Object.fromEntries(
    Object.entries({ kind, page, heading, body, position }).map(([name, column]) => [
      name,
      sql.raw(`excluded.${column.name}`),
    ]),
  )
  await db.insert(passages).values(passageRows).onConflictDoUpdate({ target: passages.url, set })
  await db.delete(passages).where(
    notInArray(
      passages.url,
      passageRows.map(({ url }) => url),
    ),
  )
}

/**
 * Loads categories, currencies, species, breeds and outcodes where they are missing: after every migration, on every
 * database. What operators have edited stays as it is; run twice or half, it ends the same.
 */
export const loadReference = async (db: NodePgDatabase): Promise<void> => {
  await db.insert(categories).values(categoryRows).onConflictDoNothing()
  await db.insert(subcategories).values(subcategoryRows).onConflictDoNothing()
  await db.insert(serviceCategories).values(serviceCategoryRows).onConflictDoNothing()
  await db.insert(currencies).values(currencyRows).onConflictDoNothing()
  await db.insert(speciesFacts).values(speciesRows).onConflictDoNothing()
  await db.insert(breeds).values(breedRows).onConflictDoNothing()
  await db.insert(outcodes).values(outcodeRows).onConflictDoNothing()
  await loadPassages(db)
}
