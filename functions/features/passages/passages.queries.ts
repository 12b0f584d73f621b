import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

export type PassageRow = {
  url: string
  page: string
  heading: string
  body: string
  /** How well it fits: what it holds of the question, more where its heading or its page's title does. */
  score: number
  /** From 0 to 1, how much of the question it holds. A word that few sections hold counts for more. */
  covered: number
  /** How many of the meanings its heading holds. */
  headed: number
}

/**
 * The sections of our pages that fit these meanings best, each a text search such as `'postage' | 'delivery'`. A meaning
 * weighs by how rare it is among the sections, as in Spärck Jones's inverse document frequency (1972).
 */
export const findPassages = (db: Db, { meanings, limit }: { meanings: readonly string[]; limit: number }) =>
  db.execute<PassageRow>(sql`
    with meant as (
      select distinct to_tsquery('english', meaning) as query from unnest(${sql.param([...meanings])}::text[]) meaning
    ), weighed as (
      select query, ln(1 + (select count(*) from passages)::float8 / (1 + (
        select count(*) from passages where search @@ query
      ))) as weight
      from meant where numnode(query) > 0
    ), held as (
      select p.url, sum(weight) as weight, count(*) filter (where ${inHeading}) as headed,
        sum(weight * (1 + ${inHeading}::int + 0.7 * ${inTitle}::int)) as score
      from weighed join passages p on p.search @@ query
      group by p.url
    )
    select p.url, p.page, p.heading, p.body, held.headed::int, held.score::float8,
      (held.weight / (select sum(weight) from weighed))::float8 as covered
    from held join passages p using (url)
    order by held.score desc, length(p.body), p.url
    limit ${limit}`)

// The weights under which the column `search` holds a section's heading and its page's title.
const inHeading = sql`(ts_filter(p.search, '{a}') @@ query)`
const inTitle = sql`(ts_filter(p.search, '{b}') @@ query)`
