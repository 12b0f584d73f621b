import type * as z from 'zod'
import type { Path } from './places.ts'

/** A place that a schema knows, itself included, with what may stand there; the first of a list stands for all. */
export type SchemaPlace = { path: Path; schema: z.core.$ZodTypes }

/** Under what an entry of a record is looked at. */
const anyKey = 'any-name-0'

const isTransform = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'transform'

// Each kind of schema, and what stands in it. A kind that is missing here fails the tests that walk.
const inside = (schema: z.core.$ZodTypes, path: Path): SchemaPlace[] => {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => placesOf(field, [...path, name]))
    case 'array':
      return placesOf(def.element, [...path, 0])
    case 'record':
      return placesOf(def.valueType, [...path, anyKey])
    case 'union':
      return def.options.flatMap((option) => placesOf(option, path))
    case 'pipe':
      return placesOf(isTransform(def.in) ? def.out : def.in, path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return placesOf(def.innerType, path)
    case 'string':
    case 'unknown':
    case 'any':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return []
    default:
      throw new Error(`${path.join('.')} is of a kind that this does not know: ${def.type}`)
  }
}

/** Every place that a schema knows; what may be one thing or another stands there once for each. */
export const placesOf = (schema: z.core.$ZodType, path: Path = []): SchemaPlace[] => {
  const known = schema as z.core.$ZodTypes
  return [{ path, schema: known }, ...inside(known, path)]
}
