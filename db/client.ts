import { neon, neonConfig } from '@neondatabase/serverless'
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http'
import { isAway, isRead } from './lost-calls.ts'

/**
 * Without `transaction`, which the HTTP driver only throws from: several statements go together in `batch`. Without
 * `query` too, so that opening one need not go through the whole schema: queries name their columns.
 */
export type Db = Omit<NeonHttpDatabase<Record<string, never>>, 'transaction' | '$client' | 'query'>

/** What a request has spent at the database so far: round trips (a batch is one) and milliseconds waited. */
export type DbTally = {
  calls: number
  ms: number
  /** How many of the calls got no answer. */
  lost?: number
}

export type DbOptions = {
  /** The Neon connection string. */
  url: string
  /** `host:port` of the local gateway that stands in for Neon's endpoint; absent in production. */
  gateway?: string | undefined
  /** Milliseconds after which a call fails, its repetition included; 8 seconds when absent. */
  timeoutMs?: number | undefined
  /** Counted up on every call. */
  tally?: DbTally
}

const usualTimeoutMs = 8_000

type Call = RequestInit & Pick<DbOptions, 'gateway' | 'tally' | 'timeoutMs'>

/** As much of a Response as the driver reads. Its body is whole: one that breaks off is a call that failed. */
type Answer = { ok: boolean; status: number; text: () => Promise<string>; json: () => Promise<unknown> }

const send = async (address: string, { tally, init }: { tally: DbTally | undefined; init: RequestInit }) => {
  const started = Date.now()
  if (tally) tally.calls += 1
  try {
    const response = await fetch(address, init)
    const body = await response.text()
    if (isAway({ status: response.status, body })) countLost(tally)
    return { status: response.status, body }
  } catch (error) {
    countLost(tally)
    throw error
  } finally {
    if (tally) tally.ms += Date.now() - started
  }
}

const countLost = (tally: DbTally | undefined): void => {
  if (tally) tally.lost = (tally.lost ?? 0) + 1
}

const answerOf = ({ status, body }: { status: number; body: string }): Answer => ({
  ok: status === 200,
  status,
  text: async () => body,
  json: async () => JSON.parse(body),
})

// The driver's settings are global, so what differs from one Db to the next travels with each call in its `fetchOptions`.
neonConfig.fetchFunction = async (endpoint: string, { gateway, tally, timeoutMs, ...call }: Call): Promise<Answer> => {
  const address = gateway ? `http://${gateway}/sql` : endpoint
  const { signal, ...rest } = {
    ...call,
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeoutMs ?? usualTimeoutMs),
  }
  const once = () => send(address, { tally, init: { ...rest, signal } })
  const mayRepeat = () => !signal.aborted && isRead(call.body)
  const first = await once().catch((error: unknown) => {
    if (!mayRepeat()) throw error
    return null
  })
  if (first && !(isAway(first) && mayRepeat())) return answerOf(first)
  return answerOf(await once())
}

/**
 * Opens the database over Neon's HTTP driver. It holds no connection, so it is opened for each request and never closed.
 * A failed statement throws with Postgres's `code` and `constraint` on `cause`, a failed batch with them on the error
 * itself; without a code the database was not reached. A call that only reads is sent once more, within its timeout,
 * when its answer is lost; a write never is, since it may have been done.
 */
export const openDb = ({ url, gateway, timeoutMs, tally }: DbOptions): Db =>
  drizzle(neon(url, { fetchOptions: { gateway, timeoutMs, tally } }), { casing: 'snake_case' })
