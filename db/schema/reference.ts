import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** `exchangeRate` is units for one pound, six decimals. */
export const currencies = pgTable(
  'currencies',
  {
    code: text().primaryKey(),
    symbol: text().notNull(),
    name: text().notNull(),
    exchangeRate: numeric({ precision: 14, scale: 6 }).notNull(),
    active: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (t) => [check('currencies_rate_check', sql`${t.exchangeRate} > 0`)],
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
