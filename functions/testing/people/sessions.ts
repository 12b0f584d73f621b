import { expect } from 'vitest'
import { deleteSessions } from '#features/identity/sessions/session.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestUser } from './test-users.ts'

/** Ends all sessions of a user, as they do from elsewhere. */
export const signOutEverywhere = (app: TestApp, userId: string) =>
  run(app, (db) => ({ ended: deleteSessions(db, userId) }))

const sessionUsedAt = async (app: TestApp, userId: string): Promise<Date> =>
  (await app.db.query('select last_used_at from sessions where user_id = $1', [userId])).rows[0].last_used_at

/** Returns once it is written down that the user's only session was used at that moment: that comes after its answer. */
export const untilSessionUsed = (app: TestApp, { userId, at }: { userId: string; at: Date }): Promise<void> =>
  expect.poll(() => sessionUsedAt(app, userId)).toEqual(at)

/** Lets somebody use their only session at a moment, which goes on being their time: it lasts thirty days from then. */
export const beSeen = async (app: TestApp, { id, api }: Pick<TestUser, 'id' | 'api'>, at: Date): Promise<void> => {
  api.at = at
  expect((await api.get('/api/user')).status).toBe(200)
  await untilSessionUsed(app, { userId: id, at })
}
