import * as z from 'zod'
import { readCursor, writeCursor } from './cursor.ts'

/** Where a page of a list by time ended. */
export type TimePosition = { at: Date; id: string }

/** The last millisecond that Postgres reads in ISO 8601. */
export const lastMoment = 253_402_300_799_999
const place = z.tuple([z.int().min(0).max(lastMoment), z.uuid()])

/** Writes a position as the cursor of the next page. */
export const writeTimeCursor = ({ at, id }: TimePosition): string => writeCursor([at.getTime(), id])

/** The position of a cursor that we wrote, null without one; throws `validation` for any other. */
export const readTimeCursor = (cursor: string | undefined): TimePosition | null => {
  if (cursor === undefined) return null
  const [at, id] = readCursor(place, cursor)
  return { at: new Date(at), id }
}
