import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { AppError } from '#app/errors.ts'
import { checked, checkedText } from '#app/validate.ts'
import { everyDeclaredRoute } from '#testing/declared-routes.ts'

/** What a schema says of itself when nobody has put it into words. */
const schemaWords = /\b(expected|received|undefined|nan|string|regex|pattern|uuid|invalid|too (small|big))\b/i

/** The specification's texts for what no form sends: JSON of another type, and a choice that nobody was given. */
const specified = [
  /^Expected (string|number|boolean|object|array|record), received (string|number|boolean|object|array|null)$/,
  /^Expected '[^|]+'( \| '[^|]+')*, received /,
]

type Place = (string | number)[]
type Inner = { [part: string]: unknown } & { def: Record<string, unknown> & { type: string } }

const inner = (schema: unknown): Inner => schema as Inner

/** The schema under what may be left out, has a default or is worked on before or after it is checked. */
const bare = (schema: Inner): Inner => {
  const { def } = schema
  if (def.innerType) return bare(inner(def.innerType))
  if (def.type !== 'pipe') return schema
  const first = inner(def.in)
  return bare(first.def.type === 'transform' ? inner(def.out) : first)
}

/** Every place that a schema knows, itself included; the first of a list stands for all. */
const placesIn = (schema: unknown, at: Place = []): Place[] => {
  const { def } = bare(inner(schema))
  if (def.shape) return [at, ...Object.entries(def.shape).flatMap(([name, part]) => placesIn(part, [...at, name]))]
  if (def.element) return [at, ...placesIn(def.element, [...at, 0])]
  if (def.valueType) return [at, [...at, 'anything'], [...at, 'x'.repeat(500)]]
  if (Array.isArray(def.options)) return [at, ...def.options.flatMap((option) => placesIn(option, at))]
  return [at]
}

const isList = ([key]: Place): boolean => key === 0

const valueAt = (place: Place, value: unknown): unknown => {
  const [key, ...rest] = place
  if (key === undefined) return value
  return isList(place) ? [valueAt(rest, value)] : { [key]: valueAt(rest, value) }
}

const texts = ['', ' ', 'abc', '0', '-1', '1.5', '1e300', '101', 'NaN', 'x'.repeat(50_000), '2026-13-45', '!']
const inAddress = [...texts, ['a', 'b'], [], Array(200).fill('abc')]
const inBody = [
  ...inAddress,
  undefined,
  null,
  7,
  0,
  -1,
  1.5,
  1e300,
  true,
  {},
  { surprise: 1 },
  Array(600).fill(7),
  [null],
]

type Check = (schema: z.ZodType, given: unknown) => unknown

const messagesOf = (check: Check, { schema, given }: { schema: z.ZodType; given: unknown }): string[] => {
  try {
    check(schema, given)
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.message, ...(error.details.errors ?? []).map(({ message }) => message)]
  }
}

const messagesFor = (check: Check, { schema, wrong }: { schema: z.ZodType; wrong: unknown[] }): string[] => [
  ...new Set(
    placesIn(schema).flatMap((place) =>
      wrong.flatMap((value) => messagesOf(check, { schema, given: valueAt(place, value) })),
    ),
  ),
]

const declaring = (part: 'query' | 'headers' | 'body') =>
  everyDeclaredRoute.flatMap(({ method, path, declaration }) => {
    const schema = declaration[part]
    return schema ? [{ name: `${method} ${path}`, schema }] : []
  })

describe.each(['query', 'headers'] as const)('what is wrong in the %s is told in words for everybody', (part) => {
  test.each(declaring(part))('$name', ({ schema }) => {
    const messages = messagesFor(checkedText, { schema, wrong: inAddress })
    expect(messages.filter((message) => schemaWords.test(message))).toEqual([])
  })
})

describe('what is wrong in the body is told in words for everybody, or as specified', () => {
  test.each(declaring('body'))('$name', ({ schema }) => {
    const messages = messagesFor(checked, { schema, wrong: inBody })
    expect(messages.length, 'something is refused').toBeGreaterThan(0)
    const unworded = messages.filter((message) => schemaWords.test(message))
    expect(unworded.filter((message) => !specified.some((text) => text.test(message)))).toEqual([])
  })
})
