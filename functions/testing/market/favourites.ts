import { insertFavourite } from '#features/catalogue/favourites/favourites.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'

/** Lets a user keep a listing since then. */
export const addFavourite = (app: TestApp, favourite: { userId: string; listingId: string; at: Date }) =>
  run(app, (db) => ({ kept: insertFavourite(db, favourite) }))
