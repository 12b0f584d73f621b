import { sql } from 'drizzle-orm'
import type { Article, HelpEntry } from '#contract/help/help.answers.ts'
import type { HelpTopic } from '#contract/help/help.constants.ts'
import type { Db } from '#db/client.ts'

export type ArticleRow = HelpEntry & { position: number }

/** Articles in their order, behind a place in it. */
export const selectArticles = (
  db: Db,
  { topic, limit, after }: { topic: HelpTopic | null; limit: number; after: number | null },
) =>
  db.execute<ArticleRow>(sql`
    select '/help/' || slug as url, kind, topic, title, summary, null as heading, null as excerpt, position
    from help_articles
    where (${topic}::text is null or topic = ${topic}) and position > ${after ?? -1}::int
    order by position limit ${limit}`)

/** An article with those that it is related to, in its order of them. */
export const selectArticle = (db: Db, slug: string) =>
  db.execute<{ article: Article; related: HelpEntry[] }>(sql`
    select a.article, coalesce((
      select json_agg(json_build_object('url', '/help/' || o.slug, 'kind', o.kind, 'topic', o.topic, 'title', o.title,
        'summary', o.summary, 'heading', null, 'excerpt', null) order by named.turn)
      from unnest(a.related) with ordinality named(slug, turn) join help_articles o on o.slug = named.slug
    ), '[]') as related
    from help_articles a where a.slug = ${slug}`)

/** The articles for search engines, each with the day (YYYY-MM-DD) on which it was last read through. */
export const articlesInSitemap = (db: Db) =>
  db.execute<{ slug: string; day: string }>(sql`
    select slug, updated_on::text as day from help_articles order by position`)
