import * as z from 'zod'
import type { Block, Section } from '../blocks.ts'
import { adviceKinds, articleKinds, helpTopics } from './help.constants.ts'

const link = z.strictObject({ label: z.string(), url: z.string() })
const texts = z.array(z.string()).readonly()

const block: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: texts }),
  z.strictObject({ kind: z.literal('steps'), items: texts }),
  z.strictObject({ kind: z.literal('note'), text: z.string() }),
  z.strictObject({ kind: z.literal('table'), caption: z.string(), columns: texts, rows: z.array(texts).readonly() }),
  z.strictObject({ kind: z.literal('links'), links: z.array(link).readonly() }),
])

const section: z.ZodType<Section> = z.strictObject({
  anchor: z.string(),
  heading: z.string(),
  blocks: z.array(block).readonly(),
})

/** Where a fact was read; `url` is null where it stands in no page that can be linked. */
const articleSource = z.strictObject({ label: z.string(), url: z.string().nullable() })
export type ArticleSource = z.infer<typeof articleSource>

const helpTopic = z.enum(helpTopics.map(({ slug }) => slug))

/** An article of the help centre at /help/{slug}. */
const article = z.strictObject({
  slug: z.string(),
  kind: z.enum(articleKinds),
  topic: helpTopic,
  title: z.string(),
  /** One sentence for search engines and lists, 160 characters at most. */
  summary: z.string(),
  /** The day on which it was last read through, YYYY-MM-DD. */
  updatedOn: z.iso.date(),
  /** What it is not. */
  advice: z.array(z.enum(adviceKinds)).readonly(),
  sections: z.array(section).readonly(),
  sources: z.array(articleSource).readonly(),
})
export type Article = z.infer<typeof article>

/**
 * What the help centre has: an article, or a section of a policy that a search found. `heading` and `excerpt` name the
 * section that fits best, and are null where nothing was asked.
 */
const helpEntry = z.strictObject({
  url: z.string(),
  kind: z.enum([...articleKinds, 'policy']),
  topic: helpTopic.nullable(),
  title: z.string(),
  summary: z.string(),
  heading: z.string().nullable(),
  excerpt: z.string().nullable(),
})
export type HelpEntry = z.infer<typeof helpEntry>

/** `GET /api/help/:slug`. */
export const articlePage = article.extend({ related: z.array(helpEntry) })
export type ArticlePage = z.infer<typeof articlePage>

/** `GET /api/help?q=&topic=`: all articles in their order, or what fits the words, the best first. */
export const helpList = z.strictObject({ items: z.array(helpEntry), nextCursor: z.string().nullable() })
export type HelpList = z.infer<typeof helpList>

/** What is kept of a reader's vote. */
export const usefulAnswer = z.strictObject({ useful: z.boolean() })
