import { type Answers, type Batch, batch } from '#db/batch.ts'
import { type Db, openDb } from '#db/client.ts'
import type { TestApp } from './test-app.ts'

const opened = new WeakMap<TestApp, Db>()

const dbOf = (app: TestApp): Db => {
  const db = opened.get(app) ?? openDb({ url: app.databaseUrl, gateway: app.gateway.address })
  opened.set(app, db)
  return db
}

/** Runs the product's own statements on the app's database, as one transaction, and answers by their names. */
export const run = <B extends Batch>(app: TestApp, statementsOf: (db: Db) => B): Promise<Answers<B>> => {
  const db = dbOf(app)
  return batch(db, statementsOf(db))
}
