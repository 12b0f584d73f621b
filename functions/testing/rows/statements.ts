import { v7 } from 'uuid'
import { type Answers, type Batch, batch } from '#db/batch.ts'
import { type Db, openDb } from '#db/client.ts'
import { auditing, type Deed, type Told } from '#features/identity/audit/audit.writes.ts'
import type { TestApp } from '../site/test-app.ts'

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

type Fixed = { by: string; now: Date }

/** How an act of a user's, by their id, is written down when a fixture does it in no request. */
export const toldBy = ({ by, now }: Fixed, deed: Deed): Told =>
  auditing({ newId: v7, now, requestId: 'fixture' }, { actor: { kind: 'session', id: by }, ...deed })
