import * as z from 'zod'
import { readCursor, writeCursor } from '#app/cursors/cursor.ts'
import { lastMoment } from '#app/cursors/time-cursor.ts'
import type { ProductSort } from '#contract/catalogue/catalogue.constants.ts'

/** Where a page ended: the rounded sort value and the id of its last item. */
export type Position = { key: number; id: string }

// A moment is the largest key: prices and scores are far smaller, and none is below nought.
const placeIn = (sort: ProductSort) => z.tuple([z.literal(sort), z.int().min(0).max(lastMoment), z.uuid()])

/** Writes a position in this order as the cursor of the next page. */
export const writeProductCursor = (sort: ProductSort, { key, id }: Position): string => writeCursor([sort, key, id])

/** The position of a cursor that we wrote for this order; throws `validation` for any other. */
export const readProductCursor = (sort: ProductSort, cursor: string): Position => {
  const [, key, id] = readCursor(placeIn(sort), cursor)
  return { key, id }
}
