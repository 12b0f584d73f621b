import { sql } from 'drizzle-orm'
import type { Breed, Category, CountedBreed, ServiceCategory } from '#contract/catalogue/catalogue.answers.ts'
import type { Species } from '#contract/catalogue/species.ts'
import type { Db } from '#db/client.ts'
import { shownSellerJoin } from '#db/sql/listings.ts'

type Row<T> = T & Record<string, unknown>

/** Categories in their order with what is for sale in each; one of them when `slug` is given. */
export const categoryRows = (db: Db, slug: string | null = null) =>
  db.execute<Row<Category>>(sql`
    with counted as (
      select l.category_id, l.subcategory_id, count(*)::int as listings
      from listings l ${shownSellerJoin}
      where l.status = 'active' group by 1, 2
    )
    select c.id, c.name, c.slug, c.description, c.image_url as "imageUrl",
      coalesce((select sum(n.listings) from counted n where n.category_id = c.id), 0)::int as count,
      coalesce((
        select json_agg(json_build_object('name', sc.name, 'slug', sc.slug, 'count', coalesce(n.listings, 0))
          order by sc.position)
        from subcategories sc left join counted n on n.subcategory_id = sc.id
        where sc.category_id = c.id
      ), '[]') as subcategories
    from categories c
    where ${slug}::text is null or c.slug = ${slug}
    order by c.position`)

/** Kinds of service in their order. */
export const serviceCategoryRows = (db: Db) =>
  db.execute<Row<ServiceCategory>>(sql`
    select id, name, slug, description, image_url as "imageUrl", action_url as "actionUrl", action_text as "actionText"
    from service_categories order by position`)

const breedColumns = sql`
  name, slug, species, class, sizes, shell_colour as "shellColour", eggs_a_year as "eggsAYear", purpose, rarity`

type BreedPage = { species: Species | undefined; after: { name: string; slug: string } | null; limit: number }

/** Breeds by name after `after`, and one more if there is one. */
export const breedRows = (db: Db, { species, after, limit }: BreedPage) =>
  db.execute<Row<Breed>>(sql`
    select ${breedColumns} from breeds
    where (${species ?? null}::text is null or species = ${species ?? null})
      and (${after?.slug ?? null}::text is null or (name, slug) > (${after?.name ?? null}::text, ${after?.slug ?? null}))
    order by name, slug
    limit ${limit + 1}`)

/** A breed with how many listings of it are for sale; one row or none. */
export const breedRow = (db: Db, slug: string) =>
  db.execute<Row<CountedBreed>>(sql`
    select ${breedColumns}, (
      select count(*)::int from listings l ${shownSellerJoin}
      where l.breed_slug = breeds.slug and l.status = 'active'
    ) as count
    from breeds where slug = ${slug}`)
