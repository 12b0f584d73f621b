import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { type CardRow, cardColumns, cardJoins } from '#features/catalogue/listings/card.queries.ts'
import { type Question, widened } from './question.rules.ts'

/** Where a word is looked for among listings: their titles and keywords, not all that a description mentions. */
const inTitles = (word: string): string => `'${word}':AB`

/** So many listings make a word common: nobody counts further. */
const common = 200

/** How much a name must resemble what was asked, from 0 to 1: "orpigton" is 0.58 like "Orpington". */
const alikeFrom = 0.55

/** Chickens are meant unless another bird is named: other birds' breeds are called Blue, White or Call. */
const namedBreeds = ({ words, species }: Question) => sql`
  select slug, name, greatest(
    strict_word_similarity(lower(name), ${words.join(' ')}),
    (select max(strict_word_similarity(lower(synonym), ${words.join(' ')})) from unnest(synonyms) synonym)
  ) as likeness
  from breeds
  where species = ${species ?? 'chicken'}
  order by likeness desc, length(name) desc, slug limit 1`

export type OfferRow = CardRow & { hits: number }

/**
 * Listings for sale that fit a question best, with how many of its words they are found by: those with every word that any
 * listing has, of the breed that it names, or with the rarest of the words. A misspelt breed counts as one more: it is none
 * of the words that were found.
 */
export const offersFor = (db: Db, { question, limit }: { question: Question; limit: number }) =>
  db.execute<OfferRow>(sql`
    with breed as (
      select slug, (not to_tsvector('english', ${question.words.join(' ')}) @@ plainto_tsquery('english', name))::int as misspelt
      from (${namedBreeds(question)}) nearest where likeness >= ${alikeFrom}
    ), asked as (
      select to_tsquery('english', word) as query
      from unnest(${sql.param(question.words.map(inTitles))}::text[]) word
    ), known as (
      select query, (
        select count(*) from (
          select from listings where search @@ asked.query and status = 'active' limit ${common}
        ) seen
      ) as found
      from asked where numnode(query) > 0
    ), meant as (
      select string_agg(query::text, ' & ')::tsquery as every, string_agg(query::text, ' | ')::tsquery as either,
        count(*)::int as words
      from known where found > 0
    ), whole as (
      select l.id, 1 + ts_rank(l.search, meant.every) as score, meant.words as hits
      from meant join listings l on l.search @@ meant.every
      where l.status = 'active' and (not exists (select from breed) or l.breed_slug = (select slug from breed))
    ), of_breed as (
      select l.id, coalesce(ts_rank(l.search, meant.either), 0) as score, meant.words + breed.misspelt as hits
      from breed join listings l on l.breed_slug = breed.slug cross join meant
      where l.status = 'active'
    ), rare as (
      select l.id, ts_rank(l.search, meant.either) as score, 1 as hits
      from meant cross join (select query from known where found > 0 order by found limit 1) rarest
      join listings l on l.search @@ rarest.query
      where l.status = 'active' and not exists (select from whole) and not exists (select from breed)
      limit ${common}
    ), best as (
      select id, max(score) as score, max(hits) as hits
      from (select * from whole union all select * from of_breed union all select * from rare) fitting
      group by id order by 2 desc, 1 desc limit ${limit}
    )
    select ${cardColumns}, best.hits from best join listings l on l.id = best.id ${cardJoins}
    order by best.score desc, l.id desc`)

export type BreedNamed = { slug: string; name: string; likeness: number }

/** The breed that a question names, if one is like enough. */
export const breedNamed = (db: Db, question: Question) =>
  db.execute<BreedNamed>(sql`select * from (${namedBreeds(question)}) nearest where likeness >= ${alikeFrom}`)

export type PlaceRow = { name: string; slug: string; parent: string | null; parent_name: string | null }

/** Categories and subcategories whose whole names stand in a question, or words that mean the same. */
export const placesNamed = (db: Db, { words }: Question) =>
  db.execute<PlaceRow>(sql`
    select name, slug, parent, parent_name from (
      select name, slug, null::text as parent, null::text as parent_name, position, 0 as depth from categories
      union all
      select sc.name, sc.slug, c.slug, c.name, c.position, 1
      from subcategories sc join categories c on c.id = sc.category_id
    ) place
    where to_tsvector('english', ${widened(words).join(' ')}) @@ plainto_tsquery('english', name)
    order by depth desc, position, name limit 2`)
