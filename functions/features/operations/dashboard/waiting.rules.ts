import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import type { WaitingRow } from './dashboard.queries.ts'

const earliest = (values: (string | null)[]): string | null => values.flatMap((value) => value ?? []).sort()[0] ?? null

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

const total = (rows: WaitingRow[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** What waits for the seller, by what they are to do. */
export const toWaiting = (rows: WaitingRow[], unreadMessages: number): SellerDashboard['waiting'] => {
  const paid = rows.filter(({ status }) => status === 'paid')
  const posted = rows.filter(({ status, way }) => status === 'accepted' && way === 'post')
  const collected = rows.filter(({ status, way }) => status === 'accepted' && way === 'collect')
  return {
    accept: { count: total(paid), soonest: iso(earliest(paid.map(({ accept_by }) => accept_by))) },
    dispatch: { count: total(posted), soonest: earliest(posted.map(({ due_on }) => due_on)) },
    getReady: total(collected),
    ready: total(rows.filter(({ status }) => status === 'ready')),
    unreadMessages,
  }
}
