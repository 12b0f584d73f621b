import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { HelpTopic } from '../../contract/help.constants.ts'
import type { HelpEntry } from '../../contract/help.ts'
import { foundMarks } from './excerpt.ts'
import type { Term } from './terms.ts'

export type SearchRow = {
  /** Of the section. */
  url: string
  /** Of its page. */
  path: string
  kind: HelpEntry['kind']
  title: string
  heading: string
  /** Null of a policy, as the topic is. */
  summary: string | null
  topic: HelpTopic | null
  score: number
  /** The whole section, with the words that were found between `foundMarks`. */
  marked: string
}

/** Where a page of what was found ended. */
export type SearchPosition = { score: number; path: string }

type Search = { terms: readonly Term[]; topic: HelpTopic | null; limit: number; after: SearchPosition | null }

/** From this many letters on a word that stands nowhere may be misspelt: below, everything resembles everything. */
const shortestFuzzyWord = 4

/** A page is worth showing that fits at least so much as the best one does. */
const worthShowing = 0.25

const column = (terms: readonly Term[], name: keyof Term) => sql`${sql.param(terms.map((term) => term[name]))}::text[]`

/**
 * Our pages that fit the words best, each once with its best section. A word counts more the fewer sections hold it, and
 * more in a heading or a title; one that stands nowhere is looked for among headings and titles as it may have been meant.
 * After `tolerateTypos` in its batch.
 */
export const searchPassages = (db: Db, { terms, topic, limit, after }: Search) =>
  db.execute<SearchRow>(sql`
    with asked as (
      select word, to_tsquery('english', anywhere) as anywhere, to_tsquery('english', headed) as headed,
        to_tsquery('english', titled) as titled
      from unnest(${column(terms, 'word')}, ${column(terms, 'anywhere')}, ${column(terms, 'headed')},
        ${column(terms, 'titled')}) typed(word, anywhere, headed, titled)
    ), meant as (
      select *, (select count(*) from passages where search @@ anywhere) as found from asked where numnode(anywhere) > 0
    ), hits as (
      select p.url, ln(1 + (select count(*) from passages)::float / found)
        * (1 + 2 * (p.search @@ headed)::int + (p.search @@ titled)::int) as points
      from meant join passages p on p.search @@ anywhere
      union all
      select p.url, ln(1 + (select count(*) from passages)::float)
        * greatest(word_similarity(word, p.page), 2 * word_similarity(word, p.heading))
      from meant join passages p on word <% p.page or word <% p.heading
      where found = 0 and length(word) >= ${shortestFuzzyWord}
    ), sections as (
      select url, split_part(url, '#', 1) as path, (1000 * sum(points))::int as score from hits group by url
    ), pages as (
      select distinct on (s.path) s.*, p.kind, p.page as title, p.heading, p.body
      from sections s join passages p using (url) order by s.path, s.score desc, p.position
    ), fitting as (
      select p.*, a.summary, a.topic, max(p.score) over () as best
      from pages p left join help_articles a on '/help/' || a.slug = p.path
      where ${topic}::text is null or a.topic = ${topic}
    ), shown as (
      select * from fitting
      where score >= ${worthShowing} * best
        and (${after?.score ?? null}::int is null or (-score, path) > (-${after?.score ?? 0}::int, ${after?.path ?? ''}))
      order by score desc, path limit ${limit}
    )
    select url, path, kind, title, heading, summary, topic, score, ts_headline('english', body,
      (select string_agg(anywhere::text, ' | ')::tsquery from meant), ${foundMarks.options}) as marked
    from shown order by score desc, path`)
