import { beginningWith } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { holdAccount, refuseDeparted, refuseSignedOut } from '#db/sql/people.ts'
import type { Deps } from './deps.ts'
import { refusal } from './errors.ts'
import type { SessionClaim } from './session.ts'

/**
 * The database for somebody signed in: a batch that writes stops with `departed` when they have deleted their account since
 * their session was read, and one that deletes it waits for what is being written.
 */
export const actingAs = (db: Db, userId: string): Db =>
  beginningWith(db, () => [holdAccount(db, userId), refuseDeparted(db, userId)])

/**
 * The database before it is known whether a session lives: a batch that writes stops with `signed_out` where it does not, so
 * that nothing of its user is counted or taken by whoever has kept its cookies.
 */
export const whileSignedIn = (db: Db, claim: SessionClaim & { now: Date }): Db =>
  beginningWith(db, () => [refuseSignedOut(db, claim)])

type As = {
  /** What writes for them goes in a batch of this. */
  db: Db
  /** Null for a visitor. */
  userId: string | null
}

/** Does what everybody may for the user of a session as long as it lives, and else as for a visitor: it may do it twice. */
export const asUserOrVisitor = async <Answer>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { claim, does }: { claim: SessionClaim | null; does: (as: As) => Promise<Answer> },
): Promise<Answer> => {
  const asVisitor = () => does({ db, userId: null })
  if (!claim) return asVisitor()
  return does({ db: whileSignedIn(db, { ...claim, now }), userId: claim.userId }).catch((error: unknown) => {
    if (refusal(error) === 'signed_out') return asVisitor()
    throw error
  })
}
