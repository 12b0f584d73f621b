import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { notFound } from '#app/errors.ts'
import type { FeatureRequest, FeatureVotes } from '#contract/talk/feature-requests.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { toFeatureRequest } from './feature-requests.dto.ts'
import {
  countVotes,
  deleteVote,
  insertRequest,
  insertVote,
  selectRequests,
  selectSame,
} from './feature-requests.queries.ts'

const day = 24 * 60 * 60 * 1000

/** Reads what everybody reads, the newest first. */
export const listRequests = async ({ db }: Deps): Promise<FeatureRequest[]> =>
  (await selectRequests(db)).map(toFeatureRequest)

type Submission = { userId: string; title: string; description: string }

/**
 * Takes a request; the same words of the same user within a day are one and the same, since their first answer may be
 * lost.
 */
export const submitRequest = async (deps: Deps, submission: Submission): Promise<FeatureRequest> => {
  const { db, now } = deps
  const since = new Date(now.getTime() - day)
  const { same } = await batch(db, {
    locked: lockUser(db, submission.userId),
    added: insertRequest(db, { ...submission, id: deps.newId(), at: now, since }),
    same: selectSame(db, submission),
  })
  dropCached(deps, 'feature-requests')
  const [row] = same
  if (!row) throw notFound('this request')
  return toFeatureRequest(row)
}

type Voting = { userId: string; requestId: string }

/** Votes for a request; a second time changes nothing. Throws `not_found`. */
export const vote = async (deps: Deps, voting: Voting): Promise<FeatureVotes> => {
  const { db, now } = deps
  const { voted, counted } = await batch(db, {
    voted: insertVote(db, { ...voting, at: now }),
    counted: countVotes(db, voting.requestId),
  })
  return told(deps, { counted, hasMoved: voted.rows.length > 0 })
}

/** Takes a vote back; a second time changes nothing. Throws `not_found`. */
export const takeVoteBack = async (deps: Deps, voting: Voting): Promise<FeatureVotes> => {
  const { db } = deps
  const { gone, counted } = await batch(db, {
    gone: deleteVote(db, voting),
    counted: countVotes(db, voting.requestId),
  })
  return told(deps, { counted, hasMoved: gone.length > 0 })
}

type Counted = { counted: FeatureVotes[]; hasMoved: boolean }

const told = (deps: Deps, { counted: [row], hasMoved }: Counted): FeatureVotes => {
  if (!row) throw notFound('this request')
  if (hasMoved) dropCached(deps, 'feature-requests')
  return row
}
