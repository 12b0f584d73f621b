import type { Deps } from '../../app/deps.ts'
import { type SessionClaim, sessionLife } from '../../app/session.ts'
import { insertSession } from './session.queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestAgent = 300

/** A session that begins now: the claim for its cookie, and its row as a statement for the batch. */
export const newSession = (deps: Deps, { userId, userAgent }: { userId: string; userAgent: string | undefined }) => {
  const claim: SessionClaim = { sessionId: deps.newId(), userId }
  const row = insertSession(deps.db, {
    id: claim.sessionId,
    userId,
    userAgent: userAgent?.slice(0, longestAgent) ?? null,
    createdAt: deps.now,
    lastUsedAt: deps.now,
    expiresAt: new Date(deps.now.getTime() + sessionLife.days * dayMs),
  })
  return { claim, row }
}
