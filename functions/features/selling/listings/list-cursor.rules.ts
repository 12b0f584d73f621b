import * as z from 'zod'
import { type ListingSort, listingSorts, listingsQuery } from '#contract/selling/listings.ts'

/** Where a page of the seller's list ended: what it is sorted by there, as text, and the listing's id. */
export type ListPosition = { key: string; id: string }

const wholeText = z.string().regex(/^\d{1,10}$/)
// Of the years that have four digits, as our own moments are.
const momentText = z.iso.datetime().refine((text) => text >= '1970' && text < '9999')
const keys = { changed: momentText, title: z.string().max(200), price: wholeText, stock: wholeText }
const content = z.tuple([z.enum(listingSorts), z.string(), z.uuid()])

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** The cursor of the page that goes on after a position. */
export const writeListCursor = (sort: ListingSort, { key, id }: ListPosition): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** The position of a cursor that we wrote for this order; null for any other text. */
const readListCursor = (sort: ListingSort, cursor: string): ListPosition | null => {
  const { success, data } = content.safeParse(parse(cursor))
  const ours = success && data[0] === sort && keys[sort].safeParse(data[1]).success && !data[1].includes('\u0000')
  return ours ? { key: data[1], id: data[2] } : null
}

/** What is asked of the seller's list, its cursor read: `after` is null for the first page. */
export const ownListQuery = listingsQuery.transform(({ cursor, ...asked }, context) => {
  if (cursor === undefined) return { ...asked, after: null }
  const after = readListCursor(asked.sort, cursor)
  if (after) return { ...asked, after }
  const message = 'This is not a place in this list. Start again without it.'
  context.addIssue({ code: 'custom', path: ['cursor'], message })
  return z.NEVER
})
