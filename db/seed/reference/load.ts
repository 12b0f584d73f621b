import { getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import {
  breeds,
  categories,
  outcodes,
  serviceCategories,
  speciesFacts,
  subcategories,
} from '#db/schema/catalogue/reference.ts'
import { helpArticles, passages } from '#db/schema/help/help.ts'
import { currencies } from '#db/schema/identity/people.ts'
import { categoryRows, currencyRows, serviceCategoryRows, speciesRows, subcategoryRows } from './base.ts'
import { breedRows } from './breeds.ts'
import { articleRows } from './help/rows.ts'
import { outcodeRows } from './outcodes.ts'
import { passageRows } from './passages.ts'

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Each of these columns follows what is being loaded. */
const asLoaded = (columns: object) =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql.raw(`excluded.${columnOf(name)}`)]))

/** Our pages are written in the code alone: what is stored follows it, and what is gone from it goes. */
const loadPages = async (db: NodePgDatabase): Promise<void> => {
  const { kind, page, heading, body, position } = passages
  const section = asLoaded({ kind, page, heading, body, position })
  await db.insert(passages).values(passageRows).onConflictDoUpdate({ target: passages.url, set: section })
  const urls = passageRows.map(({ url }) => url)
  await db.delete(passages).where(notInArray(passages.url, urls))

  const { slug, ...columns } = getTableColumns(helpArticles)
  await db
    .insert(helpArticles)
    .values(articleRows)
    .onConflictDoUpdate({ target: slug, set: asLoaded(columns) })
  const slugs = articleRows.map((row) => row.slug)
  await db.delete(helpArticles).where(notInArray(helpArticles.slug, slugs))
}

/**
 * Loads categories, currencies, species, breeds and outcodes where they are missing: after every migration, on every
 * database, with our pages. What operators have edited stays as it is; run twice or half, it ends the same.
 */
export const loadReference = async (db: NodePgDatabase): Promise<void> => {
  await db.insert(categories).values(categoryRows).onConflictDoNothing()
  await db.insert(subcategories).values(subcategoryRows).onConflictDoNothing()
  await db.insert(serviceCategories).values(serviceCategoryRows).onConflictDoNothing()
  await db.insert(currencies).values(currencyRows).onConflictDoNothing()
  await db.insert(speciesFacts).values(speciesRows).onConflictDoNothing()
  await db.insert(breeds).values(breedRows).onConflictDoNothing()
  await db.insert(outcodes).values(outcodeRows).onConflictDoNothing()
  await loadPages(db)
}
