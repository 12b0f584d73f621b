import { purgeAnswers, purgeTries } from '#app/purge-requests.queries.ts'
import { batch } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { purgeAudit } from '#features/identity/audit/purge-audit.queries.ts'
import { purgeNotices } from '#features/identity/notices/purge-notices.queries.ts'
import { purgeChallenges } from '#features/identity/passkeys/challenges.queries.ts'
import { purgeSessions } from '#features/identity/sessions/purge-sessions.queries.ts'
import { purgeLinks } from '#features/identity/users/purge-links.queries.ts'
import { purgeSubscribers } from '#features/talk/newsletter/purge-subscribers.queries.ts'

/** Deletes up to a thousand rows of each kind that is past its time; returns the number gone. */
export const purgeOnce = async (db: Db, now: Date): Promise<number> => {
  const gone = await batch(db, {
    tries: purgeTries(db, now),
    sessions: purgeSessions(db, now),
    challenges: purgeChallenges(db, now),
    links: purgeLinks(db, now),
    answers: purgeAnswers(db, now),
    subscribers: purgeSubscribers(db, now),
    notices: purgeNotices(db, now),
    audit: purgeAudit(db, now),
  })
  return Object.values(gone).reduce((sum, { rowCount }) => sum + rowCount, 0)
}
