import { createHmac } from 'node:crypto'
import { asUserOrVisitor } from '#app/acting.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound, refusal } from '#app/errors.ts'
import { countTry, refuseOver } from '#app/rate-limit.queries.ts'
import { limits } from '#app/rate-limit.ts'
import type { SessionClaim } from '#app/session.ts'
import { votersKnownDays } from '#contract/help/help.constants.ts'
import { batch, type Statement } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { forgetMarks, putVote, takeVoteBack } from './votes.writes.ts'

type Browser = { network: string; userAgent: string }

/** Who votes, as their browser shows them: the user of its session, or else a visitor by what it sends anyhow. */
export type Reader = Browser & { claim: SessionClaim | null }

type Voter = Browser & { userId: string | null }

/** One reader and article, so that nobody can tell from the mark who it is, nor what else they have read. */
const markOf = ({ env }: Deps, slug: string, { userId, network, userAgent }: Voter): string =>
  createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['help', slug, ...(userId ? [userId] : [network, userAgent])]))
    .digest('base64url')

const tooMany = (error: unknown): never => {
  if (refusal(error) !== 'rate_limited') throw error
  throw new AppError('rate_limited', 'That’s a lot of answers. Please wait a moment.', {
    retryAfter: limits.helpVotes.minutes * 60,
  })
}

type Written = { db: Db; voter: Voter; vote: Statement<{ rows: unknown[] }> }

const countAndWrite = async (deps: Deps, { db, voter: { userId, network }, vote }: Written): Promise<void> => {
  const tries = { name: 'helpVotes', who: userId ?? network } as const
  const { voted } = await batch(db, {
    counted: countTry(deps, tries),
    refused: refuseOver(deps, tries),
    voted: vote,
  }).catch(tooMany)
  if (voted.rows.length === 0) throw notFound('this article')
}

type Voting = { slug: string; reader: Reader }

/** Keeps whether an article was of use to a reader, in place of what they said before. Throws `not_found`, `rate_limited`. */
export const vote = async (deps: Deps, { slug, reader, useful }: Voting & { useful: boolean }): Promise<void> => {
  await asUserOrVisitor(deps, {
    claim: reader.claim,
    does: async ({ db, userId }) => {
      const voter = { ...reader, userId }
      const given = { slug, mark: markOf(deps, slug, voter), useful, at: deps.now }
      await countAndWrite(deps, { db, voter, vote: putVote(deps.db, given) })
    },
  })
}

/** Forgets what a reader said of an article. Throws `not_found`, `rate_limited`. */
export const unvote = async (deps: Deps, { slug, reader }: Voting): Promise<void> => {
  await asUserOrVisitor(deps, {
    claim: reader.claim,
    does: async ({ db, userId }) => {
      const voter = { ...reader, userId }
      const given = { slug, mark: markOf(deps, slug, voter) }
      await countAndWrite(deps, { db, voter, vote: takeVoteBack(deps.db, given) })
    },
  })
}

const day = 86_400_000

/** Forgets whose votes are older than `votersKnownDays`, each once, and tells how many: scheduled, in chunks. */
export const forgetVoters = async ({ db, now }: Deps): Promise<number> =>
  (await forgetMarks(db, new Date(now.getTime() - votersKnownDays * day))).rowCount
