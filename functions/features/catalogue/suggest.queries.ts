import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Suggestions } from '../../contract/catalogue.ts'
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

export const suggestedProducts = (db: Db, { words, prefix }: Typed) =>
  db.execute<CardRow>(sql`
    select ${cardColumns} from listings l ${cardJoins}
    where l.status = 'active'
      and (l.search @@ to_tsquery('english', ${prefix}) or ${words} <% l.title)
    order by ts_rank(l.search, to_tsquery('english', ${prefix})) + word_similarity(${words}, l.title) desc, l.id desc
    limit 5`)
