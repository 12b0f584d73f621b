import type { SessionPage } from '#contract/identity/account.answers.ts'
import type { listSessions } from './session.queries.ts'

type Row = Awaited<ReturnType<typeof listSessions>>[number]

/** One page of the list; `rows` hold one more than `limit` when there is a next one, `ownId` is the session that asks. */
export const toSessionPage = (rows: Row[], { limit, ownId }: { limit: number; ownId: string }): SessionPage => {
  const shown = rows.slice(0, limit)
  const items = shown.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: row.id === ownId,
  }))
  return { items, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
