import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue

const typeWords = ({ expected, input }: { expected: string; input?: unknown }): string => {
  if (input === undefined) return 'Required'
  if (Array.isArray(input) && expected !== 'array') return 'Please give this once'
  if (expected === 'int') return 'Please enter a whole number'
  return expected === 'number' ? 'Please enter a number' : 'This is of the wrong kind'
}

const countOf = (many: number | bigint, one: string): string => `${many} ${one}${Number(many) === 1 ? '' : 's'}`

/** What a bound is counted in; nothing where it is the value of a number. */
const units: Record<string, string> = { string: 'character', array: 'value' }

const boundWords = (bound: number | bigint, { origin, end }: { origin: string; end: 'least' | 'most' }): string => {
  const unit = units[origin]
  return unit ? `Please enter at ${end} ${countOf(bound, unit)}` : `Please enter a number of at ${end} ${bound}`
}

const formats: Record<string, string> = {
  uuid: 'This is no id of ours',
  email: 'Please enter a valid email address',
  date: 'Please enter a date',
}

const choiceWords = (values: readonly unknown[]): string => `Please choose one of these: ${values.join(', ')}`

/** Says in words for everybody what is wrong with a value, where its schema does not word that itself. */
export const plainWords = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue)
    case 'invalid_value':
      return issue.input === undefined ? 'Required' : choiceWords(issue.values)
    case 'too_small':
      return boundWords(issue.minimum, { origin: issue.origin, end: 'least' })
    case 'too_big':
      return boundWords(issue.maximum, { origin: issue.origin, end: 'most' })
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be'
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`
    default:
      return 'Please check what you entered here'
  }
}
