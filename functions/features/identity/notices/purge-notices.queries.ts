import { lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { notifications } from '#db/schema/identity/notices.ts'
import { someOf } from '#db/sql/purge.ts'

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Forgets what a bell said 90 days ago: a chunk of it. */
export const purgeNotices = (db: Db, now: Date) =>
  db.delete(notifications).where(someOf(notifications, lte(notifications.at, new Date(now.getTime() - keptMs))))
