import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue

/** What was wanted, where it is neither a text nor a number that somebody typed. */
const kinds: Record<string, string> = {
  boolean: 'Please choose yes or no',
  array: 'Please send a list here',
  object: 'Please give each part of this separately',
  record: 'Please give each part of this separately',
}

const bound = (limit: unknown): string | null =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit.toLocaleString('en-GB') : null

const rangeWords = (least: string | null, most: string | null): string => {
  if (least && most) return ` from ${least} to ${most}`
  if (least) return `, ${least} or more`
  return most ? `, ${most} or less` : ''
}

/** The same whatever is wrong with a number: which one would be right. */
const numberWords = ({ schema }: Issue): string => {
  if (!(schema && 'isInt' in schema && 'minValue' in schema && 'maxValue' in schema)) return unsaid
  const { isInt, minValue, maxValue } = schema
  return `Please give a ${isInt ? 'whole ' : ''}number${rangeWords(bound(minValue), bound(maxValue))}`
}

const typeWords = (issue: Issue & { expected: string }): string => {
  const { expected, input } = issue
  if (input === undefined) return 'Required'
  if (Array.isArray(input) && expected !== 'array') return 'Please only give this once'
  if (expected === 'number' || expected === 'int') return numberWords(issue)
  return kinds[expected] ?? 'Please write something here'
}

/** What the size of something is counted in. */
const units: Record<string, string> = { string: 'character', array: 'value' }

const sizeWords = (end: 'least' | 'most', { many, origin }: { many: number | bigint; origin: string }): string =>
  `Please enter at ${end} ${many.toLocaleString('en-GB')} ${units[origin]}${Number(many) === 1 ? '' : 's'}`

const formats: Record<string, string> = {
  uuid: 'We don’t recognise this',
  email: 'Please enter a valid email address',
  date: 'Please enter a date',
}

/** So many choices are told one by one; of more, only what they are like. */
const mostChoices = 8

const choiceWords = (values: readonly unknown[]): string => {
  if (values.length === 1) return `Please give ${values[0]} here`
  if (values.length <= mostChoices) return `Please choose one of these: ${values.join(', ')}`
  return `Please choose one from the list, such as ${values.slice(0, 2).join(', ')} or ${values[2]}`
}

const unsaid = 'Please check what you entered here'

/** Tells of one field that there is not: each by its own name, since somebody may send thousands. */
export const unknownWords = (name: string): string => `Unknown field: ${name}`

/** Says in words for everybody what is wrong with a value, where its schema does not word that itself. */
export const plainWords = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue)
    case 'invalid_value':
      return issue.input === undefined ? 'Required' : choiceWords(issue.values)
    case 'too_small':
      return issue.origin in units
        ? sizeWords('least', { many: issue.minimum, origin: issue.origin })
        : numberWords(issue)
    case 'too_big':
      return issue.origin in units
        ? sizeWords('most', { many: issue.maximum, origin: issue.origin })
        : numberWords(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be'
    case 'unrecognized_keys':
      return unknownWords(issue.keys[0] ?? '')
    case 'invalid_union':
      return Array.isArray(issue.options) ? choiceWords(issue.options) : unsaid
    default:
      return unsaid
  }
}
