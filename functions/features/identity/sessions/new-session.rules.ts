import type { Deps } from '#app/deps.ts'
import { type SessionClaim, sessionEnd } from '#app/session.ts'
import { cutTo } from '#contract/cut-text.ts'

const longestAgent = 300

/** A session that begins now: the claim for its cookie, and its row. */
export const newSession = (deps: Deps, { userId, userAgent }: { userId: string; userAgent: string | undefined }) => {
  const claim: SessionClaim = { sessionId: deps.newId(), userId }
  const row = {
    id: claim.sessionId,
    userId,
    userAgent: userAgent === undefined ? null : cutTo(userAgent, longestAgent),
    createdAt: deps.now,
    lastUsedAt: deps.now,
    expiresAt: sessionEnd({ begunAt: deps.now, now: deps.now }),
  }
  return { claim, row }
}
