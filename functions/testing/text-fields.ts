import type * as z from 'zod'
import { everyDeclaredRoute } from './declared-routes.ts'

export type Path = (string | number)[]

/** A place of a route's schema in which a text may stand; `free` takes anything, and is checked somewhere else. */
export type TextField = {
  /** As `POST /api/contact`. */
  route: string
  part: 'query' | 'headers' | 'body'
  path: Path
  free: boolean
}

type Found = { path: Path; free: boolean }

/** Under what an entry of a record is looked at. */
const anyKey = 'any-name-0'

// Each kind of schema, and what stands in it. A kind that is missing here fails the test that walks.
const inside = (schema: z.core.$ZodTypes, path: Path): Found[] => {
  const { def } = schema._zod
  switch (def.type) {
    case 'string':
      return [{ path, free: false }]
    case 'unknown':
    case 'any':
      return [{ path, free: true }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, [...path, name]))
    case 'array':
      return textsIn(def.element, [...path, 0])
    case 'record':
      return textsIn(def.valueType, [...path, anyKey])
    case 'union':
      return def.options.flatMap((option) => textsIn(option, path))
    case 'pipe':
      return textsIn(isTransform(def.in) ? def.out : def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return textsIn(def.innerType, path)
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return []
    default:
      throw new Error(`${path.join('.')} is of a kind that this does not know: ${def.type}`)
  }
}

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform'

const textsIn = (schema: z.core.$ZodType, path: Path): Found[] => inside(schema as z.core.$ZodTypes, path)

const parts = ['query', 'headers', 'body'] as const

/** Every place of every declared route in which a text may stand, from what each says of itself. */
export const everyTextField: TextField[] = everyDeclaredRoute.flatMap(({ method, path: address, declaration }) =>
  parts.flatMap((part) => {
    const schema = declaration[part]
    const found = schema ? textsIn(schema, []) : []
    return found.map((field) => ({ route: `${method} ${address}`, part, ...field }))
  }),
)

/** A field's name in a list: `history.content`, whatever place of the history. */
export const nameOf = ({ path }: Pick<TextField, 'path'>): string =>
  path.filter((step) => typeof step === 'string').join('.')
