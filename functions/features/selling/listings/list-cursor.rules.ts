import { z } from 'zod'
import { invalid } from '#app/errors.ts'
import { type ListingSort, listingSorts } from '#contract/selling/listings.ts'

/** Where a page of the seller's list ended: what it is sorted by there, as text, and the listing's id. */
export type ListPosition = { key: string; id: string }

const keys = { changed: z.iso.datetime(), title: z.string().max(200), price: wholeText(), stock: wholeText() }
const content = z.tuple([z.enum(listingSorts), z.string(), z.uuid()])

function wholeText() {
  return z.string().regex(/^\d{1,10}$/)
}

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

export const writeListCursor = (sort: ListingSort, { key, id }: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** The position of a cursor that we wrote for this order, null without one; throws `validation` for any other. */
export const readListCursor = (sort: ListingSort, cursor: string | undefined): ListPosition | null => {
  if (cursor === undefined) return null
  const { success, data } = content.safeParse(parse(cursor))
  if (success && data[0] === sort && keys[sort].safeParse(data[1]).success && !data[1].includes('\u0000')) {
    return { key: data[1], id: data[2] }
  }
  throw invalid('cursor', 'This is not a place in this list. Start again without it.')
}
