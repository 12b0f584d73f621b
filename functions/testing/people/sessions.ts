import { expect } from 'vitest'
import { deleteSessions } from '#features/identity/sessions/session.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'

/** Ends all sessions of a user, as they do from elsewhere. */
export const signOutEverywhere = (app: TestApp, userId: string) =>
  run(app, (db) => ({ ended: deleteSessions(db, userId) }))

const sessionUsedAt = async (app: TestApp, userId: string): Promise<Date> =>
  (await app.db.query('select last_used_at from sessions where user_id = $1', [userId])).rows[0].last_used_at

/** Returns once it is written down that the user's only session was used at that moment: that comes after its answer. */
export const untilSessionUsed = (app: TestApp, { userId, at }: { userId: string; at: Date }): Promise<void> =>
  expect.poll(() => sessionUsedAt(app, userId)).toEqual(at)
