import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { ArticlePage, HelpEntry, HelpList } from '#contract/help/help.answers.ts'
import type { HelpQuery } from '#contract/help/help.ts'
import { contactHead } from '#contract/pages/site-heads.ts'
import { excerptOf } from '#features/help/passages/excerpt.rules.ts'
import { type SearchRow, searchPassages } from '#features/help/passages/search.queries.ts'
import { readHelpCursor, writeHelpCursor } from './cursor.rules.ts'
import { type ArticleRow, selectArticle, selectArticles } from './help.queries.ts'
import { policyHeads } from './policy-heads.words.ts'

const summaries: Record<string, { description: string }> = { ...policyHeads, '/contact': contactHead }

const listed = ({ position: _, ...entry }: ArticleRow): HelpEntry => entry

const found = ({ url, path, kind, topic, title, summary, heading, marked }: SearchRow): HelpEntry => ({
  url,
  kind,
  topic,
  title,
  summary: summary ?? summaries[path]?.description ?? '',
  heading,
  excerpt: excerptOf(marked),
})

/** A page of so many rows, of which one more was asked for. */
const pageOf = <Row>(
  rows: Row[],
  { limit, entry, cursor }: { limit: number; entry: (row: Row) => HelpEntry; cursor: (last: Row) => string },
): HelpList => {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(entry), nextCursor: last ? cursor(last) : null }
}

/** Lists all articles in their order, or what fits the words best. One round trip. Throws `validation` for a foreign cursor. */
export const listHelp = async ({ db }: Deps, { q, limit, cursor, ...query }: HelpQuery): Promise<HelpList> => {
  const topic = query.topic ?? null
  const after = readHelpCursor(cursor)
  if (!q) {
    const { rows } = await selectArticles(db, { topic, limit: limit + 1, after: after?.score ?? null })
    return pageOf(rows, {
      limit,
      entry: listed,
      cursor: ({ position, url }) => writeHelpCursor({ score: position, path: url }),
    })
  }
  const { rows } = await searchPassages(db, { words: q, topic, aPage: 1, limit: limit + 1, after })
  return pageOf(rows, { limit, entry: found, cursor: writeHelpCursor })
}

/** An article with those that it is related to. Throws `not_found`. */
export const readArticle = async ({ db }: Deps, slug: string): Promise<ArticlePage> => {
  const { rows } = await selectArticle(db, slug)
  if (!rows[0]) throw notFound('this article')
  return { ...rows[0].article, related: rows[0].related }
}
