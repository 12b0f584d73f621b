import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

export type PassageRow = {
  url: string
  page: string
  heading: string
  body: string
  /** How many of the meanings it holds. */
  hits: number
  /** How many of them its heading holds. */
  headed: number
}

/**
 * The sections of our pages that hold most of these meanings, each a text search such as `'postage' | 'delivery'`; where
 * they hold alike, those whose heading does come first.
 */
export const findPassages = (db: Db, { meanings, limit }: { meanings: readonly string[]; limit: number }) =>
  db.execute<PassageRow>(sql`
    with meant as (
      select to_tsquery('english', meaning) as query from unnest(${sql.param([...meanings])}::text[]) meaning
    ), whole as (
      select string_agg(query::text, ' | ')::tsquery as query from meant where numnode(query) > 0
    )
    select p.url, p.page, p.heading, p.body,
      (select count(*)::int from meant where p.search @@ meant.query) as hits,
      (select count(*)::int from meant where to_tsvector('english', p.heading) @@ meant.query) as headed
    from passages p, whole
    where p.search @@ whole.query
    order by hits desc, headed desc, ts_rank(p.search, whole.query) desc, p.url
    limit ${limit}`)
