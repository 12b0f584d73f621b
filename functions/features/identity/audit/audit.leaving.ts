import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/**
 * What a user did and what was done to their account. Of it no more is left than that it was done: by an id that nobody's
 * name belongs to any more.
 */
export const auditLeaving: Leaving = {
  inFile: {
    acts: {
      tables: ['audit'],
      // Theirs, and what jobs did with their goods; a deleted listing's stretches still name it.
      of: (id) => sql`
        select a.act, case when a.actor_id = ${id} then 'me' else 'the site' end as "by", a.subject_kind as "to", a.subject_id as "id", a.data, a.at
        from audit a where a.id in (
          select id from audit where actor_id = ${id}
          union select id from audit where subject_kind in ('user', 'shop') and subject_id = ${id}
          union select l.id from listing_stretches t join audit l on l.subject_kind = 'listing' and l.subject_id = t.listing_id
            where t.seller_id = ${id}
          union select p.id from subscriptions s join audit p on p.subject_kind = 'package' and p.subject_id = s.id
            where s.seller_id = ${id})
        order by a.at, a.id`,
    },
  },
  columnsNotInFile: {
    'audit.actor_kind': 'whether they did it or the site is said as by',
    'audit.job': 'which scheduled work of ours it was',
    'audit.request_id': 'a word by which we find a line in our log',
  },
  forget: (db, { id }) => [
    db.execute(sql`
      update audit set data = '{}', request_id = null
      where actor_id = ${id} or (subject_kind in ('user', 'shop') and subject_id = ${id})`),
  ],
  stays: { audit: 'what was done by whom and when, and nothing more of it; two years' },
}
