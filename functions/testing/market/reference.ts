import { currencies } from '#db/schema/identity/people.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'

/** Adds a currency to those that every database is migrated with. */
export const addCurrency = (app: TestApp, currency: typeof currencies.$inferInsert) =>
  run(app, (db) => ({ added: db.insert(currencies).values(currency) }))
