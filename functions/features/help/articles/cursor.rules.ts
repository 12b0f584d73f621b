import * as z from 'zod'
import { invalid } from '#app/errors.ts'
import type { SearchPosition } from '#features/help/passages/search.queries.ts'

/** Where a page ended: of all articles the last one's place, of what was found the last one's score and path. */
const content = z.tuple([z.int().min(0).max(2_147_483_647), z.string().regex(/^\/[a-z0-9/-]{1,80}$/)])

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

export const writeCursor = ({ score, path }: SearchPosition): string =>
  Buffer.from(JSON.stringify([score, path])).toString('base64url')

/** The position of a cursor that we wrote, null without one; throws `validation` for any other. */
export const readCursor = (cursor: string | undefined): SearchPosition | null => {
  if (cursor === undefined) return null
  const { data } = content.safeParse(parse(cursor))
  if (!data) throw invalid('cursor', 'This is not a place in this list. Start again without it.')
  return { score: data[0], path: data[1] }
}
