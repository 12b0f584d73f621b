import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { rateLimits } from '#db/schema/requests.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Deps } from './deps.ts'
import { type LimitName, limits, triesAllowed, triesKey } from './rate-limit.ts'

const minute = 60_000

type Try = { name: LimitName; who: string }

/**
 * Counts one try of `who` and tells how many there were in the window: a statement for a batch. Exact under
 * parallel requests, since the row is the counter. Hand its result to `assertWithin`. Where what is `given` does not hold,
 * nothing is counted, and no row comes back.
 */
export const countTry = (deps: Deps, { name, who, given = sql`true` }: Try & { given?: SQL }) => {
  const windowEndsAt = new Date(deps.now.getTime() + limits[name].minutes * minute)
  const first = deps.db
    .select({
      key: sql<string>`${triesKey(deps, { name, who })}::text`.as('key'),
      hits: sql<number>`1`.as('hits'),
      windowEndsAt: sql<Date>`${momentSql(windowEndsAt)}`.as('window_ends_at'),
    })
    .from(sql`(values (1)) once`)
    .where(given)
  const over = sql`${rateLimits.windowEndsAt} <= ${deps.now.toISOString()}::timestamptz`
  return deps.db
    .insert(rateLimits)
    .select(first)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, windowEndsAt: rateLimits.windowEndsAt })
}

/**
 * Stops the batch in which a try was counted once the tries are used up, the counting with it: `refusal` then says
 * `rate_limited`.
 */
export const refuseOver = (deps: Deps, { name, who }: { name: LimitName; who: string }) =>
  deps.db
    .select({ refused: sql<boolean>`refuse('rate_limited')` })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, triesKey(deps, { name, who })), gt(rateLimits.hits, triesAllowed(deps, name))))

/** Whether a try that was counted earlier in the same batch is one of those allowed: a condition for its later statements. */
export const withinTries = (deps: Deps, { name, who }: { name: LimitName; who: string }) =>
  sql`exists (select from rate_limits where key = ${triesKey(deps, { name, who })} and hits <= ${triesAllowed(deps, name)}::int)`

const hasTried = (deps: Deps, { times, ...tried }: Try & { times: number }) => sql`exists (
  select from rate_limits where key = ${triesKey(deps, tried)} and hits >= ${times}::int
    and window_ends_at > ${momentSql(deps.now)})`

/** Whether the next try would be refused. */
export const triesAreUsedUp = (deps: Deps, tried: Try): SQL =>
  hasTried(deps, { ...tried, times: triesAllowed(deps, tried.name) })

/** Whether a try that was counted earlier in the same batch is refused. */
export const triesAreOver = (deps: Deps, tried: Try): SQL =>
  hasTried(deps, { ...tried, times: triesAllowed(deps, tried.name) + 1 })

/** Forgets how often `who` tried anything: a statement for a batch. */
export const forgetTries = (deps: Deps, who: string) => {
  const names = Object.keys(limits) as LimitName[]
  const keys = names.map((name) => triesKey(deps, { name, who }))
  return deps.db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Makes a mark, or lets it last longer. */
export const keepMark = (db: Db, { key, until }: Omit<Mark, 'given'>) =>
  db
    .insert(rateLimits)
    .values({ key, hits: 1, windowEndsAt: until })
    .onConflictDoUpdate({ target: rateLimits.key, set: { windowEndsAt: until } })

/** Whether there is such a mark now. */
export const isMarked = ({ key, now }: { key: string; now: Date }): SQL =>
  sql`exists (select from rate_limits where key = ${key} and window_ends_at > ${momentSql(now)})`

type Mark = {
  /** What is marked, such as `view:…`; never as anybody could read it. */
  key: string
  /** When the mark may be forgotten. */
  until: Date
  /** `from …` and `where …`: no mark is made where they find nothing. */
  given: SQL
}

/**
 * A part of a statement that makes a mark, and has a row only where it made one: exactly once a key, also when two come at
 * once.
 */
export const markedOnce = ({ key, until, given }: Mark): SQL => sql`
  insert into rate_limits (key, hits, window_ends_at)
  select ${key}, 1, ${momentSql(until)} ${given}
  on conflict (key) do nothing
  returning key`
