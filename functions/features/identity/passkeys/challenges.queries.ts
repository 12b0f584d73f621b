import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { ChallengePurpose } from '#contract/identity/factors/passkeys.constants.ts'
import type { Db } from '#db/client.ts'
import { passkeyChallenges } from '#db/schema/identity/factors.ts'
import { someOf } from '#db/sql/purge.ts'

type Challenge = { challengeHash: string; purpose: ChallengePurpose; userId: string | null }

/** Notes what a passkey was asked to sign. */
export const insertChallenge = (db: Db, row: Challenge & { id: string; expiresAt: Date }) =>
  db.insert(passkeyChallenges).values(row)

/** Takes a challenge, whatever comes of it: a row comes back to the first who answers it in time, for what it was asked. */
export const takeChallenge = (db: Db, { challengeHash, purpose, userId, now }: Challenge & { now: Date }) =>
  db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id })

/** Ends all challenges of a user. */
export const deleteChallenges = (db: Db, userId: string) =>
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))

/** Ends all challenges of the users whom `owners` finds. */
export const deleteChallengesOf = (db: Db, owners: SQL) =>
  db.delete(passkeyChallenges).where(inArray(passkeyChallenges.userId, owners))

/** Forgets challenges that were not answered in time: a chunk of them. */
export const purgeChallenges = (db: Db, now: Date) =>
  db.delete(passkeyChallenges).where(someOf(passkeyChallenges, lte(passkeyChallenges.expiresAt, now)))
