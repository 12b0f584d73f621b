import * as z from 'zod'
import type { Deps } from '#app/deps.ts'
import { invalid, notFound } from '#app/errors.ts'
import type { Breed, BreedPage, CountedBreed } from '#contract/catalogue/catalogue.answers.ts'
import type { breedQuery } from '#contract/catalogue/catalogue-query.ts'
import { breedRow, breedRows } from './reference.queries.ts'

const place = z.tuple([z.string(), z.string()])

const readPlace = (cursor: string): { name: string; slug: string } => {
  try {
    const [name, slug] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (!`${name}${slug}`.includes('\u0000')) return { name, slug }
  } catch {
    // Refused below, like any other text that we did not write.
  }
  throw invalid('cursor', 'This is not a place in this list. Start again without it.')
}

const writePlace = ({ name, slug }: Breed): string => Buffer.from(JSON.stringify([name, slug])).toString('base64url')

/** Breeds by name. Throws `validation` for a foreign cursor. */
export const listBreeds = async (
  { db }: Deps,
  { species, cursor, limit }: z.output<typeof breedQuery>,
): Promise<BreedPage> => {
  const { rows } = await breedRows(db, { species, after: cursor ? readPlace(cursor) : null, limit })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? writePlace(last) : null }
}

/** A breed with how many listings are for sale. Throws `not_found`. */
export const readBreed = async ({ db }: Deps, slug: string): Promise<CountedBreed> => {
  const breed = (await breedRow(db, slug)).rows[0]
  if (!breed) throw notFound('This breed')
  return breed
}
