import type * as z from 'zod'
import { invalid } from '#app/errors.ts'
import { wrongIn } from '#app/validate.ts'

/** The refusal of a cursor that is none of this list's. */
export const foreignCursor = 'This isn’t a place in this list. Start again without it.'

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** Writes a place in a list as the cursor of the page that goes on after it. */
export const writeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place of a cursor where it is one of this shape, in text that Postgres can hold; null for any other. */
export const findPlace = <S extends z.ZodType<readonly unknown[]>>(shape: S, cursor: string): z.output<S> | null => {
  const { data } = shape.safeParse(parse(cursor))
  return data?.every((part) => typeof part !== 'string' || wrongIn(part) === null) ? data : null
}

/** The place of a cursor that we wrote; throws `validation` for any other. */
export const readCursor = <S extends z.ZodType<readonly unknown[]>>(shape: S, cursor: string): z.output<S> => {
  const place = findPlace(shape, cursor)
  if (!place) throw invalid('cursor', foreignCursor)
  return place
}
