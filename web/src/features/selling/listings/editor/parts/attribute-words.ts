import type * as z from 'zod'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import { formWords } from '#web/lib/api/form-words.ts'
import { attributeFields } from './attribute-config.ts'

/** Says what a category's attribute still needs, in the words of its field. */
export const attributeWords =
  (category: CategorySlug) =>
  (issue: z.core.$ZodRawIssue): string => {
    const [name] = issue.path ?? []
    const field = attributeFields[category].find((one) => one.name === name)
    const isMissing = issue.input === undefined || issue.code === 'invalid_value'
    return isMissing && field && 'ask' in field ? field.ask : formWords(issue)
  }
