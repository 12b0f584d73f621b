import * as z from 'zod'
import { pageFields } from '../fields.ts'
import { oneLine } from '../texts.ts'
import type { Article } from './help.answers.ts'
import { helpSearchLimit, helpTopics } from './help.constants.ts'

/** As it is written: `related` are slugs of other articles, the nearest first. */
export type WrittenArticle = Article & { related: readonly string[] }

export const usefulInput = z.strictObject({ useful: z.boolean() })

/** `GET /api/help`: without words every article. */
export const helpQuery = z.strictObject({
  q: oneLine().max(helpSearchLimit, `Please use at most ${helpSearchLimit} characters`).optional(),
  topic: z.enum(helpTopics.map(({ slug }) => slug)).optional(),
  ...pageFields,
})

export type HelpQuery = z.output<typeof helpQuery>
