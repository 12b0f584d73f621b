import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sessions } from '#db/schema/index.ts'

/** Forgets where a user was signed in. */
export const forgetSessions = (db: Db, userId: string) => db.delete(sessions).where(eq(sessions.userId, userId))
