import { createHmac } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound, refusal } from '#app/errors.ts'
import { countTry, limits, refuseOver } from '#app/rate-limit.ts'
import { votersKnownDays } from '#contract/help/help.constants.ts'
import { forgetMarks, putVote, takeVoteBack } from './help.queries.ts'

/** Who votes: a user, or else a visitor by what his browser sends anyhow. */
export type Reader = { userId: string | null; address: string; userAgent: string }

/** One reader and article, so that nobody can tell from the mark who it is, nor what else he has read. */
const markOf = ({ env }: Deps, slug: string, { userId, address, userAgent }: Reader): string =>
  createHmac('sha256', env.HASH_SECRET)
    .update(JSON.stringify(['help', slug, ...(userId ? [userId] : [address, userAgent])]))
    .digest('base64url')

const tooMany = (error: unknown): never => {
  if (refusal(error) !== 'rate_limited') throw error
  throw new AppError('rate_limited', 'Too many answers at once. Please wait a little.', {
    retryAfter: limits.helpVotes.minutes * 60,
  })
}

const triesOf = ({ userId, address }: Reader) => ({ name: 'helpVotes', who: userId ?? address }) as const

type Voting = { slug: string; reader: Reader }

/** Keeps whether an article was of use to a reader, in place of what he said before. Throws `not_found`, `rate_limited`. */
export const vote = async (deps: Deps, { slug, reader, useful }: Voting & { useful: boolean }): Promise<void> => {
  const given = { slug, mark: markOf(deps, slug, reader), useful, at: deps.now }
  const tries = triesOf(reader)
  const [, , { rows }] = await deps.db
    .batch([countTry(deps, tries), refuseOver(deps, tries), putVote(deps.db, given)])
    .catch(tooMany)
  if (rows.length === 0) throw notFound('This article')
}

/** Forgets what a reader said of an article. Throws `not_found`, `rate_limited`. */
export const unvote = async (deps: Deps, { slug, reader }: Voting): Promise<void> => {
  const given = { slug, mark: markOf(deps, slug, reader) }
  const tries = triesOf(reader)
  const [, , { rows }] = await deps.db
    .batch([countTry(deps, tries), refuseOver(deps, tries), takeVoteBack(deps.db, given)])
    .catch(tooMany)
  if (rows.length === 0) throw notFound('This article')
}

const day = 86_400_000

/** Scheduled: forgets whose votes are older than `votersKnownDays`. The number of them; each is forgotten once. */
export const forgetVoters = async ({ db, now }: Deps): Promise<number> =>
  (await forgetMarks(db, new Date(now.getTime() - votersKnownDays * day))).rowCount
