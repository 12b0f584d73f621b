/**
 * What can befall one call to the database:
 * - `unreached`: the connection breaks before anything was done;
 * - `dropped`: the work is done and committed, the connection breaks before its answer;
 * - `cut`: the same, in the middle of its answer;
 * - `unanswered`: the work is done and committed, the answer never comes and the connection stays open;
 * - `restart`: PostgreSQL ends all sessions before the commit, as it does when it restarts, and nothing of it is kept.
 */
export type FaultKind = 'unreached' | 'dropped' | 'cut' | 'unanswered' | 'restart'

/** Switches that make the way to the database bad, to see what the product does then. For tests and benchmarks only. */
export type Faults = {
  /** Milliseconds added to every answer. */
  latencyMs: number
  /** Nothing is reached at all. */
  down: boolean
  /**
   * The next call of whose statements one matches meets this fault, once; without `match` the very next call. Faults
   * wait in the order in which they were set, so that the same match twice hits the call and its repetition.
   */
  next: (kind: FaultKind, match?: RegExp) => void
  /** How many set faults no call has met yet: a test should end with none. */
  waiting: () => number
  /** All is well again. */
  clear: () => void
}

type Waiting = { kind: FaultKind; match: RegExp | undefined }

/** The switches, and for the gateway `meet`: the fault that a call with this SQL meets, which then waits no longer. */
export function makeFaults(): { faults: Faults; meet: (sql: string) => FaultKind | null } {
  const waiting: Waiting[] = []
  const faults: Faults = {
    latencyMs: 0,
    down: false,
    next: (kind, match) => void waiting.push({ kind, match }),
    waiting: () => waiting.length,
    clear() {
      waiting.length = 0
      Object.assign(faults, { latencyMs: 0, down: false })
    },
  }
  const meet = (sql: string): FaultKind | null => {
    if (faults.down) return 'unreached'
    const at = waiting.findIndex(({ match }) => !match || sql.search(match) >= 0)
    return at < 0 ? null : waiting.splice(at, 1)[0]!.kind
  }
  return { faults, meet }
}
