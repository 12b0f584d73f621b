import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { rateLimits } from '#db/schema/index.ts'
import type { AppEnv, Deps } from './deps.ts'
import { AppError } from './errors.ts'

const minute = 60_000

/** Published limits: tries in a window of minutes. A hundred times higher locally unless RATE_LIMITS=strict. */
export const limits = {
  signInAccountAddress: { tries: 5, minutes: 15 },
  signInAddress: { tries: 30, minutes: 15 },
  signInAccount: { tries: 50, minutes: 15 },
  registerAddress: { tries: 20, minutes: 60 },
  resendVerification: { tries: 3, minutes: 60 },
  forgotAddress: { tries: 3, minutes: 60 },
  forgotAccount: { tries: 3, minutes: 60 },
  ownPassword: { tries: 10, minutes: 15 },
  changeEmail: { tries: 5, minutes: 60 },
  exports: { tries: 5, minutes: 60 },
  newsletterEmail: { tries: 3, minutes: 60 },
  newsletterVisitor: { tries: 20, minutes: 60 },
  contact: { tries: 5, minutes: 60 },
  featureRequests: { tries: 10, minutes: 60 },
  uploads: { tries: 60, minutes: 60 },
  chatUser: { tries: 30, minutes: 60 },
  chatVisitor: { tries: 10, minutes: 60 },
  messages: { tries: 60, minutes: 60 },
  views: { tries: 600, minutes: 60 },
  helpVotes: { tries: 60, minutes: 60 },
} as const

export type LimitName = keyof typeof limits

/** The visitor's address as the edge saw it; never stored as it is. */
export const addressOf = (c: Context<AppEnv>): string => c.req.header('cf-connecting-ip') ?? 'local'

const factor = ({ env }: Deps): number => (env.ENVIRONMENT === 'local' && env.RATE_LIMITS !== 'strict' ? 100 : 1)

const keyOf = ({ env }: Deps, { name, who }: { name: LimitName; who: string }): string =>
  `${name}:${createHmac('sha256', env.HASH_SECRET).update(`${name}|${who}`).digest('base64url')}`

/**
 * Counts one try of `who` and tells how many there were in the window: a statement for a batch. Exact under
 * parallel requests, since the row is the counter. Hand its result to `assertWithin`.
 */
export const countTry = (deps: Deps, { name, who }: { name: LimitName; who: string }) => {
  const windowEndsAt = new Date(deps.now.getTime() + limits[name].minutes * minute)
  const over = sql`${rateLimits.windowEndsAt} <= ${deps.now.toISOString()}::timestamptz`
  return deps.db
    .insert(rateLimits)
    .values({ key: keyOf(deps, { name, who }), hits: 1, windowEndsAt })
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
    .where(and(eq(rateLimits.key, keyOf(deps, { name, who })), gt(rateLimits.hits, limits[name].tries * factor(deps))))

/** Whether a try that was counted earlier in the same batch is one of those allowed: a condition for its later statements. */
export const withinTries = (deps: Deps, { name, who }: { name: LimitName; who: string }) =>
  sql`exists (select from rate_limits where key = ${keyOf(deps, { name, who })} and hits <= ${limits[name].tries * factor(deps)}::int)`

/** Forgets how often `who` tried anything: a statement for a batch. */
export const forgetTries = (deps: Deps, who: string) => {
  const names = Object.keys(limits) as LimitName[]
  const keys = names.map((name) => keyOf(deps, { name, who }))
  return deps.db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

type Counted = { hits: number; windowEndsAt: Date }[]

/** Throws `rate_limited` with Retry-After once the tries of the window are used up. */
export const assertWithin = (deps: Deps, { name, counted }: { name: LimitName; counted: Counted }): void => {
  const row = counted[0]
  if (!row || row.hits <= limits[name].tries * factor(deps)) return
  const retryAfter = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - deps.now.getTime()) / 1000))
  throw new AppError('rate_limited', 'Too many tries. Please wait a little and try again.', { retryAfter })
}
