import fc from 'fast-check'
import { z } from 'zod'

/** The words of JSON Schema that our schemas are made of. */
type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
}

const longest = 2_000

/** What somebody might type, paste or send: any character that text can hold, what means something elsewhere, and too much of it. */
export const anyText = (most = 40): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: Math.min(most, 60) }),
    fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      '%',
      '_',
      '\\',
      "' or 1=1 --",
      '{{7*7}}',
      '<b>',
      '-1',
      '1e400',
    ),
    fc.constantFrom('x'.repeat(Math.min(most, longest)), '🐣'.repeat(Math.min(most + 1, longest)), 'ﷺ'.repeat(200)),
  )

const edges = ({ minimum = 0, maximum = 1_000_000 }: JsonSchema): number[] =>
  [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1].filter(Number.isFinite)

const anyNumber = (schema: JsonSchema): fc.Arbitrary<number> => {
  const whole = fc.integer({ min: 0, max: 200 })
  const strange = [0, -0, -1, 0.1, 1.5, 2 ** 31, 2 ** 53, 1e300]
  return fc.oneof(whole, fc.constantFrom(...edges(schema)), fc.constantFrom(...strange))
}

const ofText = (schema: JsonSchema, known: string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: schema.format === 'uuid' ? 8 : 2, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: anyText(schema.maxLength) },
    { weight: 1, arbitrary: fc.lorem({ maxCount: 4 }) },
  )

const ofObject = (schema: JsonSchema, known: string[]): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties } = schema
  const parts = Object.entries(properties).map(([name, inner]) => [name, ofSchema(inner, known)])
  const named = fc.record(Object.fromEntries(parts), { requiredKeys: required as never[] })
  if (typeof additionalProperties !== 'object') return named
  const others = fc.dictionary(fc.oneof(anyText(), fc.constantFrom(...known)), ofSchema(additionalProperties, known))
  return fc.tuple(named, others).map(([own, more]) => ({ ...more, ...own }))
}

const ofType = (schema: JsonSchema, known: string[]): fc.Arbitrary<unknown> => {
  switch (schema.type) {
    case 'string':
      return ofText(schema, known)
    case 'number':
    case 'integer':
      return anyNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}, known), { maxLength: 6 })
    case 'object':
      return ofObject(schema, known)
    default:
      return fc.jsonValue({ maxDepth: 4 })
  }
}

const ofSchema = (schema: JsonSchema, known: string[]): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return fc.oneof(...ways.map((way) => ofSchema(way, known)))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((part) => ofSchema(part, known))).map((all) => Object.assign({}, ...all))
  return ofType(schema, known)
}

/** Values that look like what a schema takes, at its edges and a little beyond; `known` are texts that name what is there. */
export const likeSchema = (schema: z.ZodType, known: string[]): fc.Arbitrary<unknown> =>
  ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known)
