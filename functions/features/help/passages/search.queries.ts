import { sql } from 'drizzle-orm'
import type { HelpEntry } from '#contract/help/help.answers.ts'
import type { HelpTopic } from '#contract/help/help.constants.ts'
import type { Db } from '#db/client.ts'
import { foundMarks } from './excerpt.rules.ts'
import { askedFor, type Term, termsOf } from './terms.rules.ts'

export type SearchRow = {
  /** The section's own. */
  url: string
  /** Its page's. */
  path: string
  kind: HelpEntry['kind']
  title: string
  heading: string
  /** Null of a policy, as the topic is. */
  summary: string | null
  topic: HelpTopic | null
  score: number
  /** How much of the words it holds, from 0 to 1. */
  covered: number
  body: string
  /** The whole section, with the words that were found between `foundMarks`. */
  marked: string
}

/** Where a page of what was found ended. */
export type SearchPosition = { score: number; path: string }

type Search = {
  words: string
  topic: HelpTopic | null
  /** How many sections of one page are shown at most. */
  aPage: number
  limit: number
  after: SearchPosition | null
}

/** A word of so many letters that stands nowhere may be misspelt: below, everything resembles everything. */
const shortestFuzzyWord = 4

/** How much a known word must resemble it, from 0 to 1: "unpak" is 0.44 like "unpack", "facebook" 0.4 like "face". */
const likeFrom = 0.42

/** A page is worth showing that fits at least so much as the best one does. */
const worthShowing = 0.15

/** How much of a section's score hangs on how much of the question it holds, from 0 to 1. */
const coveredCounts = 0.4

/** How much a section gains whose heading says nothing else than the question. */
const aptHeadingCounts = 0.3

/** How much a section gains whose heading asks as the question does. */
const alikeAskedCounts = 0.2

/** What a word weighs that was taken for another one, from 0 to 1. */
const guessedCounts = 0.6

const column = (terms: readonly Term[], name: Exclude<keyof Term, 'worth'>) =>
  sql`${sql.param(terms.map((term) => term[name]))}::text[]`

/** The word of our pages that a word resembles most which stands in none of them. */
const nearest = sql`
  select quote_literal(known.word) as word
  from ts_stat('select search from passages') known, unnest(tsvector_to_array(to_tsvector('english', asked.word))) stem
  where asked.found = 0 and length(asked.word) >= ${shortestFuzzyWord}
    and abs(length(known.word) - length(stem)) <= 3 and similarity(known.word, stem) >= ${likeFrom}::real
  order by similarity(known.word, stem) desc, known.nentry desc, known.word limit 1`

/**
 * Our pages that fit the words best, each with its best sections. A word counts more the fewer sections hold it, and
 * more in a heading or a title; one that stands nowhere is taken for the one that it resembles.
 */
export const searchPassages = (db: Db, { words, topic, aPage, limit, after }: Search) => {
  const terms = termsOf(words)
  return db.execute<SearchRow>(sql`
    with typed as (
      select word, worth, to_tsquery('english', anywhere) as anywhere, to_tsquery('english', headed) as headed,
        to_tsquery('english', titled) as titled
      from unnest(${column(terms, 'word')}, ${column(terms, 'anywhere')}, ${column(terms, 'headed')},
        ${column(terms, 'titled')}, ${sql.param(terms.map(({ worth }) => worth))}::float[]
      ) each(word, anywhere, headed, titled, worth)
    ), asked as (
      select *, (select count(*) from passages where search @@ anywhere) as found from typed where numnode(anywhere) > 0
    ), meant as (
      select case when near.word is null then worth else worth * ${guessedCounts}::float end as worth,
        coalesce(near.word::tsquery, anywhere) as anywhere, coalesce((near.word || ':A')::tsquery, headed) as headed,
        coalesce((near.word || ':B')::tsquery, titled) as titled
      from asked left join lateral (${nearest}) near on true
    ), weighed as materialized (
      select *, worth * ln(1 + (select count(*) from passages)::float
        / greatest(1, (select count(*) from passages where search @@ anywhere))) as weight
      from (select distinct * from meant) one
    ), held as (
      select p.url, sum(weight * (1 + 2 * (p.search @@ headed)::int + (p.search @@ titled)::int)) as points,
        count(*) filter (where p.search @@ headed) as headed, sum(weight) / (select sum(weight) from weighed) as covered
      from weighed join passages p on p.search @@ anywhere group by p.url
    ), sections as (
      select url, split_part(url, '#', 1) as path, held.covered, (
        1000 * points * (${1 - coveredCounts}::float + ${coveredCounts}::float * held.covered)
          * (1 + ${aptHeadingCounts}::float * least(1, held.headed / greatest(1, length(ts_filter(search, '{a}')))::float)
            + ${alikeAskedCounts}::float * coalesce(strpos(lower(heading), ${askedFor(words)}) > 0, false)::int)
      )::int as score
      from held join passages using (url)
    ), pages as (
      select * from (
        select s.*, p.kind, p.page as title, p.heading, p.body,
          row_number() over (partition by s.path order by s.score desc, p.position) as turn
        from sections s join passages p using (url)
      ) ranked where turn <= ${aPage}
    ), fitting as (
      select p.*, a.summary, a.topic, max(p.score) over () as best
      from pages p left join help_articles a on '/help/' || a.slug = p.path
      where ${topic}::text is null or a.topic = ${topic}
    ), shown as (
      select * from fitting
      where score >= ${worthShowing}::float * best
        and (${after?.score ?? null}::int is null or (-score, path) > (-${after?.score ?? 0}::int, ${after?.path ?? ''}))
      order by score desc, path, turn limit ${limit}
    )
    select url, path, kind, title, heading, summary, topic, score, covered, body, ts_headline('english', body,
      (select string_agg(anywhere::text, ' | ')::tsquery from meant), ${foundMarks.options}) as marked
    from shown order by score desc, path, turn`)
}
