import * as z from 'zod'
import { invalid } from '#app/errors.ts'
import type { ProductSort } from '#contract/catalogue/catalogue.constants.ts'

/** Where a page ended: the rounded sort value and the id of its last item. */
export type Position = { key: number; id: string }

// The last millisecond that Postgres reads in ISO 8601 bounds every key: prices and scores are far smaller.
const largestKey = 253_402_300_799_999
const content = z.tuple([z.string(), z.int().min(-largestKey).max(largestKey), z.uuid()])

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

export const writeCursor = (sort: ProductSort, { key, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** The position of a cursor that we wrote for this order; throws `validation` for any other. */
export const readCursor = (sort: ProductSort, cursor: string): Position => {
  const parsed = content.safeParse(parse(cursor))
  if (!parsed.success || parsed.data[0] !== sort) {
    throw invalid('cursor', 'This is not a place in this list. Start again without it.')
  }
  return { key: parsed.data[1], id: parsed.data[2] }
}
