import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { idempotencyKeys } from '#db/schema/requests.ts'
import type { Leaving } from './leaving.ts'

type Renaming = {
  /** Selects the ids of those whose answers may name somebody. */
  users: SQL
  /** Each name with what takes its place; what has no name is left out. */
  names: (readonly [from: string | null, to: string])[]
}

/** Takes names out of the answers that are kept for the repeated writes of others. */
export const renameInAnswers = (db: Db, { users, names }: Renaming) => {
  const renamed = names.reduce(
    (text, [from, to]) =>
      from ? sql`replace(${text}, to_json(${from}::text)::text, to_json(${to}::text)::text)` : text,
    sql`answer::text`,
  )
  return db.execute(sql`update idempotency_keys k set answer = (${renamed})::jsonb where k.user_id in (${users})`)
}

/** The answers that are kept for a user's repeated writes. */
export const answersLeaving: Leaving = {
  notInFile: {
    idempotency_keys: 'A copy of what a checkout answered, which the orders say as well; gone within a day.',
  },
  forget: (db, { id }) => [db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id))],
}
