import type { Deps } from '#app/deps.ts'
import type { SessionClaim } from '#app/session.ts'
import { sessionLife } from '#contract/identity/session-life.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestAgent = 300

/** A session that begins now: the claim for its cookie, and its row. */
export const newSession = (deps: Deps, { userId, userAgent }: { userId: string; userAgent: string | undefined }) => {
  const claim: SessionClaim = { sessionId: deps.newId(), userId }
  const row = {
    id: claim.sessionId,
    userId,
    userAgent: userAgent?.slice(0, longestAgent) ?? null,
    createdAt: deps.now,
    lastUsedAt: deps.now,
    expiresAt: new Date(deps.now.getTime() + sessionLife.days * dayMs),
  }
  return { claim, row }
}
