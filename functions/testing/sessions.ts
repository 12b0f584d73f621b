import { deleteSessions } from '#features/identity/sessions/session.queries.ts'
import { run } from './statements.ts'
import type { TestApp } from './test-app.ts'

/** Ends all sessions of a user, as they do from elsewhere. */
export const signOutEverywhere = (app: TestApp, userId: string) =>
  run(app, (db) => ({ ended: deleteSessions(db, userId) }))
