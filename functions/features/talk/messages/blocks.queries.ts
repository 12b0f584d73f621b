import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { blocks } from '#db/schema/talk/messages.ts'

/** Finds a user who is still with us. */
export const findUser = (db: Db, id: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))

type Pair = { viewerId: string; otherId: string }

/** Keeps the other from writing to the viewer, and the viewer to them; twice is once. */
export const insertBlock = (db: Db, { viewerId, otherId, now }: Pair & { now: Date }) =>
  db.insert(blocks).values({ blockerId: viewerId, blockedId: otherId, createdAt: now }).onConflictDoNothing()

/** Lifts a block of the viewer's; nothing when there is none. */
export const deleteBlock = (db: Db, { viewerId, otherId }: Pair) =>
  db.delete(blocks).where(and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, otherId)))

/** Stops a batch in which one writes to the other: refuses `blocking` for the blocker, `blocked` for the blocked. */
export const refuseBlocked = (db: Db, { viewerId, otherId }: Pair) =>
  db.execute(sql`
    select refuse(case when bool_or(blocker_id = ${viewerId}) then 'blocking' else 'blocked' end) from blocks
    where (blocker_id = ${viewerId} and blocked_id = ${otherId}) or (blocker_id = ${otherId} and blocked_id = ${viewerId})
    having count(*) > 0`)
