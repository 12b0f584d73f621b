import { everyDeclaredRoute } from './declared-routes.ts'
import type { Path } from './places.ts'
import { placesOf } from './schema-places.ts'

/** A place of a route's schema in which a text may stand; `free` takes anything, and is checked somewhere else. */
export type TextField = {
  /** As `POST /api/contact`. */
  route: string
  part: 'query' | 'headers' | 'body'
  path: Path
  free: boolean
}

const parts = ['query', 'headers', 'body'] as const

/** Every place of every declared route in which a text may stand, from what each says of itself. */
export const everyTextField: TextField[] = everyDeclaredRoute.flatMap(({ method, path: address, declaration }) =>
  parts.flatMap((part) =>
    (declaration[part] ? placesOf(declaration[part]) : [])
      .map(({ path, schema }) => ({ path, kind: schema._zod.def.type }))
      .filter(({ kind }) => ['string', 'unknown', 'any'].includes(kind))
      .map(({ path, kind }) => ({ route: `${method} ${address}`, part, path, free: kind !== 'string' })),
  ),
)

/** A field's name in a list: `history.content`, whatever place of the history. */
export const nameOf = ({ path }: Pick<TextField, 'path'>): string =>
  path.filter((step) => typeof step === 'string').join('.')
