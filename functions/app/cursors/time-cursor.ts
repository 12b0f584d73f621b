import * as z from 'zod'
import { invalid } from './errors.ts'

/** Where a page of a list by time ended. */
export type TimePosition = { at: Date; id: string }

/** The last millisecond that Postgres reads in ISO 8601. */
const lastMoment = 253_402_300_799_999
const content = z.tuple([z.int().min(0).max(lastMoment), z.uuid()])

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** Writes a position as the cursor of the next page. */
export const writeTimeCursor = ({ at, id }: TimePosition): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url')

/** The position of a cursor that we wrote, null without one; throws `validation` for any other. */
export const readTimeCursor = (cursor: string | undefined): TimePosition | null => {
  if (cursor === undefined) return null
  const parsed = content.safeParse(parse(cursor))
  if (!parsed.success) throw invalid('cursor', 'This is not a place in this list. Start again without it.')
  return { at: new Date(parsed.data[0]), id: parsed.data[1] }
}
