import { neon, neonConfig } from '@neondatabase/serverless'
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http'

/**
 * Without `transaction`, which the HTTP driver only throws from: several statements go together in `batch`. Without
 * `query` too, so that opening one need not go through the whole schema: queries name their columns.
 */
export type Db = Omit<NeonHttpDatabase<Record<string, never>>, 'transaction' | '$client' | 'query'>

/** What a request has spent at the database so far: round trips (a batch is one) and milliseconds waited. */
export type DbTally = { calls: number; ms: number }

export type DbOptions = {
  /** The Neon connection string. */
  url: string
  /** `host:port` of the local gateway that stands in for Neon's endpoint; absent in production. */
  gateway?: string | undefined
  /** Counted up on every call. */
  tally?: DbTally
}

/** A call that has not answered by then fails like one that never reached the database. */
const TIMEOUT_MS = 8_000

type Call = RequestInit & { gateway?: string; tally?: DbTally }

// The driver's settings are global, so what differs from one Db to the next travels with each call in its `fetchOptions`.
neonConfig.fetchFunction = async (endpoint: string, { gateway, tally, ...init }: Call) => {
  const started = Date.now()
  if (tally) tally.calls += 1
  try {
    return await fetch(gateway ? `http://${gateway}/sql` : endpoint, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } finally {
    if (tally) tally.ms += Date.now() - started
  }
}

/**
 * Opens the database over Neon's HTTP driver. It holds no connection, so it is opened for each request and never closed.
 * A failed statement throws with Postgres's `code` and `constraint` on `cause`, a failed batch with them on the error
 * itself; without a code the database was not reached.
 */
export const openDb = ({ url, gateway, tally }: DbOptions): Db =>
  drizzle(neon(url, { fetchOptions: { gateway, tally } }), { casing: 'snake_case' })
