import { doublePrecision, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id } from '#db/schema/columns.ts'

export const categories = pgTable('categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  imageUrl: text().notNull(),
  position: integer().notNull(),
})

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    unique('subcategories_slug_key').on(t.categoryId, t.slug),
    // Lets a listing's foreign key prove that its subcategory is one of its category's.
    unique('subcategories_pair_key').on(t.id, t.categoryId),
  ],
)

/** Incubation facts in days; lockdown is the day on which turning stops. */
export const speciesFacts = pgTable('species', {
  slug: text().primaryKey(),
  name: text().notNull(),
  incubationDays: integer().notNull(),
  candleDays: integer().array().notNull(),
  lockdownDay: integer().notNull(),
  position: integer().notNull(),
})

export const breeds = pgTable(
  'breeds',
  {
    slug: text().primaryKey(),
    species: text()
      .notNull()
      .references(() => speciesFacts.slug),
    name: text().notNull(),
    /** Classification or kind in a few words, such as "soft feather, heavy". */
    class: text(),
    sizes: text().array().notNull(),
    shellColour: text(),
    eggsAYear: integer(),
    purpose: text().array().notNull(),
    rarity: text(),
    /** Other spellings that a search should find. */
    synonyms: text().array().notNull().default([]),
  },
  (t) => [index('breeds_species_idx').on(t.species)],
)

/** The first half of a postcode with its town or area and centroid. */
export const outcodes = pgTable('outcodes', {
  outcode: text().primaryKey(),
  place: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})

export const serviceCategories = pgTable('service_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  imageUrl: text().notNull(),
  actionUrl: text().notNull(),
  actionText: text().notNull(),
  position: integer().notNull(),
})
