import * as z from 'zod'
import { readCursor, writeCursor } from '#app/cursors/cursor.ts'
import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { BreedPage, CountedBreed } from '#contract/catalogue/catalogue.answers.ts'
import type { breedQuery } from '#contract/catalogue/catalogue-query.ts'
import { breedRow, breedRows } from './reference.queries.ts'

const place = z.tuple([z.string(), z.string()])

const readPlace = (cursor: string): { name: string; slug: string } => {
  const [name, slug] = readCursor(place, cursor)
  return { name, slug }
}

/** Breeds by name. Throws `validation` for a foreign cursor. */
export const listBreeds = async (
  { db }: Deps,
  { species, cursor, limit }: z.output<typeof breedQuery>,
): Promise<BreedPage> => {
  const { rows } = await breedRows(db, { species, after: cursor ? readPlace(cursor) : null, limit })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? writeCursor([last.name, last.slug]) : null }
}

/** A breed with how many listings are for sale. Throws `not_found`. */
export const readBreed = async ({ db }: Deps, slug: string): Promise<CountedBreed> => {
  const breed = (await breedRow(db, slug)).rows[0]
  if (!breed) throw notFound('this breed')
  return breed
}
