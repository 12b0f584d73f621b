import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Article } from '#contract/help/help.answers.ts'
import { articleKinds } from '#contract/help/help.constants.ts'
import { choice, moment, oneOf, tsvector } from '#db/schema/columns.ts'

const passageKinds = ['policy', 'article', 'guide'] as const

/** A section of a page of ours, as the assistant and the help search find it; reference data, loaded with each deploy. */
export const passages = pgTable(
  'passages',
  {
    /** Path and anchor of the section, such as `/returns#eggs`. */
    url: text().primaryKey(),
    kind: choice(passageKinds).notNull(),
    /** The page's title. */
    page: text().notNull(),
    heading: text().notNull(),
    body: text().notNull(),
    position: integer().notNull(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', page), 'B') || setweight(to_tsvector('english', body), 'D')`,
      ),
  },
  (t) => [
    check('passages_kind_check', oneOf(t.kind, passageKinds)),
    index('passages_search_idx').using('gin', t.search),
  ],
)

/** An article or care guide of the help centre; reference data, loaded with each deploy. */
export const helpArticles = pgTable(
  'help_articles',
  {
    slug: text().primaryKey(),
    kind: choice(articleKinds).notNull(),
    topic: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** All of the article as it is answered. */
    article: jsonb().$type<Article>().notNull(),
    related: text().array().notNull(),
    updatedOn: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
  },
  (t) => [check('help_articles_kind_check', oneOf(t.kind, articleKinds))],
)

/** Whether an article was useful, once a reader; the mark is a keyed hash of who that is, until that is forgotten. */
export const helpVotes = pgTable(
  'help_votes',
  {
    article: text()
      .notNull()
      .references(() => helpArticles.slug, { onDelete: 'cascade' }),
    mark: text().notNull(),
    useful: boolean().notNull(),
    votedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.article, t.mark] }),
    index('help_votes_known_idx').on(t.votedAt).where(sql`mark not like 'forgotten:%'`),
  ],
)

/**
 * What the assistant's model has cost on a UK day, in millionths of a penny: what is held for answers on their way, and what
 * those given have cost. A hold that nobody settles stays until the day is over.
 */
export const assistantSpend = pgTable(
  'assistant_spend',
  {
    day: date({ mode: 'string' }).primaryKey(),
    held: bigint({ mode: 'number' }).notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
    answers: integer().notNull(),
  },
  (t) => [check('assistant_spend_check', sql`${t.held} >= 0 and ${t.spent} >= 0 and ${t.answers} >= 0`)],
)
