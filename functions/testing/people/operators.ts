import { changeListing } from '../market/shelf.ts'
import type { TestApp } from '../site/test-app.ts'

/** What those who run the site do at the database, since no route does it. */

/** Suspends users. */
export const suspend = (app: TestApp, ...userIds: string[]) =>
  app.db.query('update users set suspended_at = now() where id = any($1)', [userIds])

/** Ends a user's suspension. */
export const readmit = (app: TestApp, userId: string) =>
  app.db.query('update users set suspended_at = null where id = $1', [userId])

/** Makes a user an admin. */
export const makeAdmin = (app: TestApp, userId: string) =>
  app.db.query(`update users set user_type = 'admin' where id = $1`, [userId])

/** Takes it back that users have proven their addresses. */
export const unverify = (app: TestApp, ...userIds: string[]) =>
  app.db.query('update users set email_verified_at = null where id = any($1)', [userIds])

/** Removes a listing for a reason that its seller is told. */
export const removeListing = (app: TestApp, { id, reason = null }: { id: string; reason?: string | null }) =>
  changeListing(app, { id, status: 'removed', removedReason: reason })

/** Answers a feature request with a status and a note. */
export const answerRequest = (app: TestApp, { id, status, note }: { id: string; status: string; note: string }) =>
  app.db.query('update feature_requests set status = $2, public_note = $3 where id = $1', [id, status, note])
