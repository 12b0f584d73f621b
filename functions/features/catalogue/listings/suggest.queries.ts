import { type SQL, sql } from 'drizzle-orm'
import type { Suggestions } from '#contract/catalogue/catalogue.answers.ts'
import type { Db } from '#db/client.ts'
import { type CardRow, cardColumns, cardJoins } from './card.queries.ts'

type Typed = { words: string; prefix: string | null }

/**
 * How much alike two words must be, from 0 to 1, until the end of the batch: "orpigton" is 0.58 like "Orpington", and
 * Postgres would want 0.6.
 */
export const tolerateTypos = (db: Db) =>
  db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.5', true)`)

/** Whether a name begins with, holds or resembles what was typed; the best likeness first. */
const named = (name: SQL, words: string): SQL => sql`(strpos(lower(${name}), ${words}) > 0 or ${words} <% ${name})`

const likeness = (name: SQL, words: string): SQL =>
  sql`(starts_with(lower(${name}), ${words})::int + word_similarity(${words}, ${name})) desc, ${name}`

export const suggestedCategories = (db: Db, { words }: Typed) =>
  db.execute<Suggestions['categories'][number] & Record<string, unknown>>(sql`
    select name, slug, category from (
      select name, slug, null::text as category from categories
      union all
      select sc.name, sc.slug, c.slug from subcategories sc join categories c on c.id = sc.category_id
    ) known
    where ${named(sql`name`, words)} order by ${likeness(sql`name`, words)} limit 4`)

export const suggestedBreeds = (db: Db, { words }: Typed) =>
  db.execute<Suggestions['breeds'][number] & Record<string, unknown>>(sql`
    select name, slug, species from breeds
    where ${named(sql`name`, words)}
      or exists (select from unnest(synonyms) synonym where lower(synonym) = ${words})
    order by ${likeness(sql`name`, words)} limit 4`)

// Only the best few are joined to what a card shows: a beginning of a word fits thousands.
export const suggestedProducts = (db: Db, { words, prefix }: Typed) =>
  db.execute<CardRow>(sql`
    with fitting as (
      select id, 1 + ts_rank(search, to_tsquery('english', ${prefix})) as score from listings
      where search @@ to_tsquery('english', ${prefix}) and status = 'active'
      union all
      select id, word_similarity(${words}, title) from listings where ${words} <% title and status = 'active'
    ), best as (
      select id, max(score) as score from fitting group by id order by 2 desc, 1 desc limit 5
    )
    select ${cardColumns} from best join listings l on l.id = best.id ${cardJoins}
    order by best.score desc, l.id desc`)

type Named = { words: string; named: string | null; titled: string | null }

/** Articles whose title, or else a heading in them, begins with, holds or resembles what was typed. */
export const suggestedArticles = (db: Db, { words, named, titled }: Named) =>
  db.execute<Suggestions['articles'][number]>(sql`
    select page as title, split_part(url, '#', 1) as url from passages
    where kind <> 'policy'
      and (search @@ to_tsquery('english', ${named}) or ${words} <% page or ${words} <% heading)
    group by 1, 2
    order by max(
      2 * (search @@ to_tsquery('english', ${titled}))::int + (search @@ to_tsquery('english', ${named}))::int
        + greatest(word_similarity(${words}, page), 0.8 * word_similarity(${words}, heading))
    ) desc, length(page), page
    limit 3`)
