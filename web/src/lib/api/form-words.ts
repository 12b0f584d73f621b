import type * as z from 'zod'
import { plainWords } from '#contract/plain-words.ts'

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Says in a form what is wrong with a field, where its schema does not word that itself. */
export const formWords = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_value') return 'Please choose one'
  if (issue.code === 'invalid_type' && isEmpty(issue.input)) return 'Please fill this in'
  return plainWords(issue)
}
