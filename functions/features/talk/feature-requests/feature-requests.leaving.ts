import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/** What a user wished, which stays for all, and what they voted for. */
export const featureRequestsLeaving: Leaving = {
  inFile: {
    featureRequests: {
      tables: ['feature_requests'],
      of: (id) => sql`
        select title, description, status, public_note as "publicNote", created_at as "createdAt", updated_at as "updatedAt"
        from feature_requests where user_id = ${id} order by id`,
    },
    featureVotes: {
      tables: ['feature_votes'],
      of: (id) => sql`
        select r.title as request, v.created_at as "createdAt"
        from feature_votes v join feature_requests r on r.id = v.request_id where v.user_id = ${id} order by v.created_at, r.id`,
    },
  },
  forget: (db, { id }) => [db.execute(sql`delete from feature_votes where user_id = ${id}`)],
  stays: { feature_requests: 'without their name' },
}
