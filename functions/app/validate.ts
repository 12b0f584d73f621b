import * as z from 'zod'
import { plainWords, unknownWords } from '#contract/plain-words.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { hiddenWords } from '#contract/text-rules.ts'
import { AppError, invalid, notFound } from './errors.ts'

const typeName = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

type Issue = z.core.$ZodRawIssue

/** A text that was to be read as a number, or a number with a fraction: no other type of JSON. */
const isOddNumber = ({ expected, input }: { expected: string; input?: unknown }): boolean =>
  ['number', 'int'].includes(expected) && typeof input === 'number'

/** What the specification calls a thing of JSON. */
const jsonName = (expected: string): string => (expected === 'record' ? 'object' : expected)

// The specification's generic text for JSON of another type, which nobody gets who fills a form in; a schema's own message
// wins over it.
const specified = (issue: Issue): string | undefined => {
  if (issue.code !== 'invalid_type' || issue.input === undefined || isOddNumber(issue)) return undefined
  return `Expected ${jsonName(issue.expected)}, received ${typeName(issue.input)}`
}

z.config({ customError: (issue) => specified(issue) ?? plainWords(issue) })

/** What keeps a text from being stored, in words: Postgres can't hold it. Null when nothing does. */
export const wrongIn = (text: string): string | null => {
  if (text.includes('\u0000')) return hiddenWords
  return text.isWellFormed() ? null : 'A character in here is broken. Please type it instead of pasting it.'
}

const wrongAt = (text: string, path: string[]): FieldProblem | null => {
  const message = wrongIn(text)
  return message === null ? null : { path: path.join('.'), message }
}

/** What keeps a value from being stored: texts that Postgres can't hold, wherever they stand in it; names lie in what they are names of. */
const wrongText = (value: unknown, path: string[] = []): FieldProblem | null => {
  if (typeof value === 'string') return wrongAt(value, path)
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const wrong = wrongAt(key, path) ?? wrongText(inner, [...path, key])
    if (wrong) return wrong
  }
  return null
}

/** Lists in lists that no form of ours comes near, and that whoever walks through them still gets through. */
const mostLevels = 20

const levelsBelow = (values: unknown[]): unknown[] =>
  values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))

/** Throws `validation` for what is nested so deeply that walking through it would end the request. */
export const assertShallow = (given: unknown): void => {
  let level: unknown[] = [given]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) throw invalid('', 'This has too many lists inside lists.')
    level = levelsBelow(level)
  }
}

/** Turns zod's issues into the problem of the API. An unknown key names itself as the path. */
const validationError = (error: z.core.$ZodError): AppError => {
  const errors = error.issues.flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: issue.message }]
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: unknownWords(key) }))
  })
  return new AppError('validation', errors[0]?.message ?? 'Please check what you entered.', { errors })
}

/**
 * A part of a request as its schema gives it. Throws `validation` (422). Use strict objects, so that unknown keys are
 * refused; text with U+0000 or half a character is refused everywhere, since Postgres can't store it.
 */
export const checked = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> =>
  dataOf(schema.safeParse(given), given)

/** As `checked`, of what people may have typed into an address and so is told in words for them. */
export const checkedText = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> =>
  dataOf(schema.safeParse(given, { error: plainWords }), given)

const dataOf = <T>(result: z.ZodSafeParseResult<T>, given: unknown): T => {
  const wrong = wrongText(result.success ? result.data : given)
  if (wrong) throw invalid(wrong.path, wrong.message)
  if (!result.success) throw validationError(result.error)
  return result.data
}

/** `:id` of a path: what is no UUID is not found. */
export const idParam = (value: string): string => {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)) throw notFound()
  return value.toLowerCase()
}

/** `:slug` of a path: what can be no name of ours is not found. */
export const slugParam = (value: string): string => {
  if (!/^[a-z0-9-]{1,60}$/.test(value)) throw notFound()
  return value
}

/** `:username` of a path: what can be nobody's name is not found. */
export const usernameParam = (value: string): string => {
  if (!/^[\w-]{3,30}$/.test(value)) throw notFound()
  return value
}
