import { sql } from 'drizzle-orm'
import { deletedText } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Forgets whom a user blocked, and who blocked them. */
export const forgetBlocks = (db: Db, userId: string) =>
  db.execute(sql`delete from blocks where ${userId}::uuid in (blocker_id, blocked_id)`)

/**
 * Forgets the words and photos of a user's messages; their rows stay, since the conversation is the other one's too. What
 * was said about an order belongs to the order. Harmless to repeat.
 */
export const forgetMessages = (db: Db, { userId, now }: { userId: string; now: Date }) => ({
  photos: db.execute(
    sql`delete from message_images i using messages m where m.id = i.message_id and m.from_user_id = ${userId}`,
  ),
  words: db.execute(sql`
    update messages m set text = ${deletedText}, told_at = coalesce(m.told_at, ${momentSql(now)})
    from conversations c
    where c.id = m.conversation_id and m.from_user_id = ${userId} and (c.order_id is null or m.text = '')`),
})
