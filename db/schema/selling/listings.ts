import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import { breeds, categories, subcategories } from '#db/schema/catalogue/reference.ts'
import { choice, id, moment, newestFirst, oneOf, pence, tsvector } from '#db/schema/columns.ts'
import { images } from '#db/schema/identity/images.ts'
import { users } from '#db/schema/identity/people.ts'

const storedStatuses = ['draft', 'active', 'paused', 'removed'] as const

export const listings = pgTable(
  'listings',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    subcategoryId: uuid(),
    breedSlug: text().references(() => breeds.slug),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    attributes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Some attributes, beside the others: a facet counts without unpacking every listing's. */
    species: text().generatedAlwaysAs((): SQL => sql`attributes->>'species'`),
    condition: text().generatedAlwaysAs((): SQL => sql`attributes->>'condition'`),
    /** What is stored; sold_out is derived from the options. */
    status: choice(storedStatuses).notNull().default('draft'),
    removedReason: text(),
    /** Posted goods may be collected as well. */
    collection: boolean().notNull().default(false),
    dispatchWeekdays: text().array().$type<Weekday[]>(),
    /** The lowest of the options that are for sale: reckoned from them in the batch that changes them, so that lists sort by an index. */
    lowestPricePence: pence(),
    highestPricePence: pence(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    reviewCount: integer().notNull().default(0),
    isFeatured: boolean().notNull().default(false),
    isBestSeller: boolean().notNull().default(false),
    /** Words that a search finds beside title and description: breed, synonyms, category. */
    keywords: text().notNull().default(''),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'D')`,
      ),
    version: integer().notNull().default(1),
    publishedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'listings_subcategory_fk',
      columns: [t.subcategoryId, t.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }),
    check('listings_status_check', oneOf(t.status, storedStatuses)),
    check('listings_published_check', sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
    check('listings_price_check', sql`${t.status} in ('draft', 'removed') or ${t.lowestPricePence} is not null`),
    index('listings_seller_idx').on(t.sellerId, newestFirst(t.updatedAt), newestFirst(t.id)),
    index('listings_subcategory_idx')
      .on(t.subcategoryId, newestFirst(t.publishedAt), newestFirst(t.id))
      .where(sql`status = 'active'`),
    index('listings_category_idx')
      .on(t.categoryId, newestFirst(t.publishedAt), newestFirst(t.id))
      .where(sql`status = 'active'`),
    index('listings_breed_newest_idx')
      .on(t.breedSlug, t.categoryId, newestFirst(t.publishedAt), newestFirst(t.id))
      .where(sql`status = 'active'`),
    // All that the facets count by, in the order they group by: they read this index alone.
    index('listings_facets_idx')
      .on(
        t.categoryId,
        t.subcategoryId,
        t.breedSlug,
        t.species,
        t.condition,
        t.collection,
        t.isFeatured,
        t.sellerId,
        t.id,
      )
      .where(sql`status = 'active'`),
    index('listings_newest_idx').on(newestFirst(t.publishedAt), newestFirst(t.id)).where(sql`status = 'active'`),
    index('listings_price_idx').on(t.lowestPricePence, t.id).where(sql`status = 'active'`),
    index('listings_featured_idx').on(newestFirst(t.publishedAt)).where(sql`status = 'active' and is_featured`),
    index('listings_search_idx').using('gin', t.search),
    index('listings_title_trgm_idx').using('gin', t.title.op('gin_trgm_ops')),
    index('listings_keywords_trgm_idx').using('gin', t.keywords.op('gin_trgm_ops')),
  ],
)

/** One way to buy a listing. Stock counts packs; an option in a hold or an order is archived, never deleted. */
export const listingOptions = pgTable(
  'listing_options',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    label: text().notNull(),
    sku: text(),
    pricePence: pence().notNull(),
    stock: integer().notNull(),
    /** Eggs in a pack; required for hatching eggs, else null. */
    packCount: integer(),
    position: integer().notNull(),
    archivedAt: moment(),
  },
  (t) => [
    check('listing_options_stock_check', sql`${t.stock} between 0 and 10000`),
    check('listing_options_price_check', sql`${t.pricePence} between 1 and 1000000`),
    check('listing_options_pack_check', sql`${t.packCount} between 1 and 500`),
    index('listing_options_listing_idx').on(t.listingId, t.position),
    uniqueIndex('listing_options_sku_key').on(t.sellerId, t.sku).where(sql`sku is not null and archived_at is null`),
  ],
)

export const listingImages = pgTable(
  'listing_images',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    imageKey: text()
      .notNull()
      .references(() => images.key),
    position: integer().notNull(),
    alt: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.position] }),
    unique('listing_images_key_once').on(t.imageKey),
    check('listing_images_position_check', sql`${t.position} between 0 and 7`),
  ],
)

/** How often a listing was looked at on a day in the UK; a visitor counts once a day, and is not kept. */
export const listingViews = pgTable(
  'listing_views',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day] }),
    index('listing_views_seller_idx').on(t.sellerId, t.day),
    check('listing_views_count_check', sql`${t.views} > 0`),
  ],
)
