import { z } from 'zod'
import type { Section } from '../blocks.ts'
import { pageFields } from '../fields.ts'
import { type ArticleAdvice, type ArticleKind, type HelpTopic, helpSearchLimit, helpTopics } from './help.constants.ts'

/** Where a fact was read; `url` is null where it stands in no page that can be linked. */
export type ArticleSource = { label: string; url: string | null }

/** An article of the help centre at /help/{slug}. */
export type Article = {
  slug: string
  kind: ArticleKind
  topic: HelpTopic
  title: string
  /** One sentence for search engines and lists, 160 characters at most. */
  summary: string
  /** The day on which it was last read through, YYYY-MM-DD. */
  updatedOn: string
  /** What it is not. */
  advice: readonly ArticleAdvice[]
  sections: readonly Section[]
  sources: readonly ArticleSource[]
}

/** As it is written: `related` are slugs of other articles, the nearest first. */
export type WrittenArticle = Article & { related: readonly string[] }

/** `GET /api/help/:slug`. */
export type ArticlePage = Article & { related: HelpEntry[] }

/**
 * What the help centre has: an article, or a section of a policy that a search found. `heading` and `excerpt` name the
 * section that fits best, and are null where nothing was asked.
 */
export type HelpEntry = {
  url: string
  kind: ArticleKind | 'policy'
  topic: HelpTopic | null
  title: string
  summary: string
  heading: string | null
  excerpt: string | null
}

/** `GET /api/help?q=&topic=`: all articles in their order, or what fits the words, the best first. */
export type HelpList = { items: HelpEntry[]; nextCursor: string | null }

export const usefulInput = z.strictObject({ useful: z.boolean() })

/** `GET /api/help`: without words every article. */
export const helpQuery = z.strictObject({
  q: z.string().trim().max(helpSearchLimit, `Please use at most ${helpSearchLimit} characters`).optional(),
  topic: z.enum(helpTopics.map(({ slug }) => slug)).optional(),
  ...pageFields,
})

export type HelpQuery = z.output<typeof helpQuery>
