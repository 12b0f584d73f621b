import * as z from 'zod'
import { findPlace, foreignCursor, writeCursor } from '#app/cursors/cursor.ts'
import { type ListingSort, listingsQuery } from '#contract/selling/listings.ts'

/** Where a page of the seller's list ended: what it is sorted by there, as text, and the listing's id. */
export type ListPosition = { key: string; id: string }

const wholeText = z.string().regex(/^\d{1,10}$/)
// Of the years that have four digits, as our own moments are.
const momentText = z.iso.datetime().refine((text) => text >= '1970' && text < '9999')
const keys = { changed: momentText, title: z.string().max(200), price: wholeText, stock: wholeText }
const placeIn = (sort: ListingSort) => z.tuple([z.literal(sort), keys[sort], z.uuid()])

/** The cursor of the page that goes on after a position. */
export const writeListCursor = (sort: ListingSort, { key, id }: ListPosition): string => writeCursor([sort, key, id])

/** The position of a cursor that we wrote for this order; null for any other text. */
const readListCursor = (sort: ListingSort, cursor: string): ListPosition | null => {
  const place = findPlace(placeIn(sort), cursor)
  return place && { key: place[1], id: place[2] }
}

/** What is asked of the seller's list, its cursor read: `after` is null for the first page. */
export const ownListQuery = listingsQuery.transform(({ cursor, ...asked }, context) => {
  if (cursor === undefined) return { ...asked, after: null }
  const after = readListCursor(asked.sort, cursor)
  if (after) return { ...asked, after }
  context.addIssue({ code: 'custom', path: ['cursor'], message: foreignCursor })
  return z.NEVER
})
