import { and, desc, eq, sql } from 'drizzle-orm'
import { communityLimits } from '#contract/talk/community.constants.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { featureRequests, featureVotes } from '#db/schema/talk/community.ts'
import { momentSql } from '#db/sql/moments.ts'

const columns = {
  id: featureRequests.id,
  title: featureRequests.title,
  description: featureRequests.description,
  status: featureRequests.status,
  createdAt: featureRequests.createdAt,
  updatedAt: featureRequests.updatedAt,
  publicNote: featureRequests.publicNote,
  fullName: users.fullName,
  votes: sql<number>`(select count(*)::int from feature_votes v where v.request_id = ${featureRequests.id})`,
}

const requests = (db: Db) =>
  db.select(columns).from(featureRequests).innerJoin(users, eq(users.id, featureRequests.userId))

const newest = [desc(featureRequests.createdAt), desc(featureRequests.id)]

/** Selects the newest that everybody reads. */
export const selectRequests = (db: Db) =>
  requests(db)
    .orderBy(...newest)
    .limit(communityLimits.featureList)

/** A request as it is read. */
export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** Selects the newest of one user. */
export const selectRequestsOf = (db: Db, userId: string) =>
  requests(db)
    .where(eq(featureRequests.userId, userId))
    .orderBy(...newest)
    .limit(communityLimits.featureList)

type Submitted = { userId: string; title: string; description: string }

/** Adds a request unless the same user sent the same words after `since`. */
export const insertRequest = (
  db: Db,
  { id, userId, title, description, at, since }: Submitted & { id: string; at: Date; since: Date },
) =>
  db.execute(sql`
    insert into feature_requests (id, user_id, title, description, created_at, updated_at)
    select ${id}::uuid, ${userId}::uuid, ${title}::text, ${description}::text, t.at, t.at
    from (select ${momentSql(at)} as at) t
    where not exists (
      select from feature_requests
      where user_id = ${userId} and title = ${title} and description = ${description}
        and created_at > ${momentSql(since)})`)

/** Selects the newest of a user in these very words. */
export const selectSame = (db: Db, { userId, title, description }: Submitted) =>
  requests(db)
    .where(
      and(
        eq(featureRequests.userId, userId),
        eq(featureRequests.title, title),
        eq(featureRequests.description, description),
      ),
    )
    .orderBy(...newest)
    .limit(1)

type Vote = { requestId: string; userId: string }

/** Votes once, however often; nothing when there is no such request. The lock keeps the request there until the end. */
export const insertVote = (db: Db, { requestId, userId, at }: Vote & { at: Date }) =>
  db.execute(sql`
    insert into feature_votes (request_id, user_id, created_at)
    select r.id, ${userId}::uuid, ${momentSql(at)}
    from feature_requests r where r.id = ${requestId} for key share
    on conflict do nothing
    returning request_id`)

/** Takes a vote back; nothing when there is none. */
export const deleteVote = (db: Db, { requestId, userId }: Vote) =>
  db
    .delete(featureVotes)
    .where(and(eq(featureVotes.requestId, requestId), eq(featureVotes.userId, userId)))
    .returning({ requestId: featureVotes.requestId })

/** Counts who voted for a request; no row when there is none. */
export const countVotes = (db: Db, requestId: string) =>
  db.select({ votes: columns.votes }).from(featureRequests).where(eq(featureRequests.id, requestId))

/** Selects the requests that a user voted for, the newest vote first. */
export const selectVotesOf = (db: Db, userId: string) =>
  db
    .select({ requestId: featureVotes.requestId })
    .from(featureVotes)
    .where(eq(featureVotes.userId, userId))
    .orderBy(desc(featureVotes.createdAt))
    .limit(1000)
