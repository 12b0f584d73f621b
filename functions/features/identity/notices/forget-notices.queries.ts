import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { notifications } from '#db/schema/index.ts'

/** Forgets what a user's bell said. */
export const forgetNotices = (db: Db, userId: string) =>
  db.delete(notifications).where(eq(notifications.userId, userId))
