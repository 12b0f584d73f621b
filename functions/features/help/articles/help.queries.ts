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

export const articlesInSitemap = (db: Db) =>
  db.execute<{ slug: string; day: string }>(sql`
    select slug, updated_on::text as day from help_articles order by position`)

type Vote = { slug: string; mark: string }

/** A reader's vote, in place of the one before; no row when there is no such article. The lock keeps it there. */
export const putVote = (db: Db, { slug, mark, useful, at }: Vote & { useful: boolean; at: Date }) =>
  db.execute<{ useful: boolean }>(sql`
    insert into help_votes (article, mark, useful, voted_at)
    select slug, ${mark}::text, ${useful}::boolean, ${at.toISOString()}::timestamptz
    from help_articles where slug = ${slug} for key share
    on conflict (article, mark) do update set useful = excluded.useful, voted_at = excluded.voted_at
    returning useful`)

/** Takes up to a thousand votes from before a moment out of their readers' hands: they count on, and nobody's mark is left. */
export const forgetMarks = (db: Db, before: Date) =>
  db.execute(sql`
    update help_votes set mark = 'forgotten:' || gen_random_uuid()
    where ctid in (
      select ctid from help_votes
      where voted_at <= ${before.toISOString()}::timestamptz and mark not like 'forgotten:%' limit 1000
    )`)

/** Takes a vote back, if there is one; no row when there is no such article. */
export const takeVoteBack = (db: Db, { slug, mark }: Vote) =>
  db.execute<{ slug: string }>(sql`
    with gone as (delete from help_votes where article = ${slug} and mark = ${mark})
    select slug from help_articles where slug = ${slug}`)
