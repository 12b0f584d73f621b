import { type SQL, sql } from 'drizzle-orm'
import type { SessionClaim } from '#app/session.ts'
import type { ContactTopic } from '#contract/talk/community.constants.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { liveSessionSql } from '#db/sql/people.ts'

type NewMessage = { id: string; name: string; email: string; topic: ContactTopic; message: string; at: Date }

/** Whose session it is while it lasts; null for a visitor. */
const senderOf = (claim: SessionClaim | null, now: Date): SQL =>
  claim ? sql`case when ${liveSessionSql({ ...claim, now })} then ${claim.userId}::uuid end` : sql`null::uuid`

/** Keeps a message unless the same one came since then. */
export const insertMessage = (
  db: Db,
  { id, name, email, topic, message, at, since, claim }: NewMessage & { since: Date; claim: SessionClaim | null },
) =>
  db.execute(sql`
    insert into contact_messages (id, user_id, name, email, topic, message, created_at)
    select ${id}::uuid, ${senderOf(claim, at)}, ${name}::text, ${email}::text, ${topic}::text, ${message}::text,
      ${momentSql(at)}
    where not exists (
      select from contact_messages
      where name = ${name} and email = ${email} and topic = ${topic} and message = ${message}
        and created_at >= ${momentSql(since)})`)
