import * as z from 'zod'
import { readCursor, writeCursor } from '#app/cursors/cursor.ts'
import type { SearchPosition } from '#features/help/passages/search.queries.ts'

/** Where a page ended: of all articles the last one's place, of what was found the last one's score and path. */
const place = z.tuple([z.int().min(0).max(2_147_483_647), z.string().regex(/^\/[a-z0-9/-]{1,80}$/)])

/** Writes a position as the cursor of the next page. */
export const writeHelpCursor = ({ score, path }: SearchPosition): string => writeCursor([score, path])

/** The position of a cursor that we wrote, null without one; throws `validation` for any other. */
export const readHelpCursor = (cursor: string | undefined): SearchPosition | null => {
  if (cursor === undefined) return null
  const [score, path] = readCursor(place, cursor)
  return { score, path }
}
