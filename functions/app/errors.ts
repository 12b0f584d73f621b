import { NeonDbError } from '@neondatabase/serverless'
import { DrizzleQueryError } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { type FieldProblem, type Problem, type ProblemCode, problemStatus } from '#contract/problems.ts'
import { isAwayCode } from '#db/lost-calls.ts'

type Details = {
  errors?: FieldProblem[]
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
  /** Further members of the problem, such as `state` or `lines`. */
  members?: Record<string, unknown>
  /** Goes to the log only. */
  logged?: Record<string, unknown>
}

/** What a service throws: a code of the API and a plain sentence. Knows no HTTP. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** The error that refuses one field in words. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('validation', message, { errors: [{ path, message }] })

const refusedBy = (check: () => void): FieldProblem[] => {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return error.details.errors ?? []
    throw error
  }
}

/** Runs each of these checks of fields, and throws one `validation` with all that they refuse. */
export const assertAll = (checks: (() => void)[]): void => {
  const errors = checks.flatMap(refusedBy)
  if (errors[0]) throw new AppError('validation', errors[0].message, { errors })
}

/** The error for who is not signed in, or not any more. */
export const unauthenticated = (): AppError => new AppError('unauthenticated', 'Please sign in first.')

/** The error `not_found`, in words. */
export const notFound = (what = 'this page or item'): AppError => new AppError('not_found', `We couldn’t find ${what}.`)

const titles: Partial<Record<ProblemCode, string>> = {
  internal: 'Something went wrong',
  not_found: 'Not found',
  validation: 'Please check what you entered',
}

/** The problem+json of an error; `instance` is the request's path. */
export const problemOf = (error: AppError, instance: string): Problem & Record<string, unknown> => ({
  type: `urn:hatchyard:problem:${error.code}`,
  title: titles[error.code] ?? error.code.replaceAll('_', ' '),
  status: problemStatus[error.code],
  detail: error.message,
  instance,
  code: error.code,
  ...(error.details.errors ? { errors: error.details.errors } : {}),
  ...error.details.members,
})

type PostgresError = { code: string; constraint?: string; message: string }

/**
 * The Postgres error behind what the driver threw, or null when the database was not reached. A single statement
 * carries it as the cause, a batch on the error itself. Its detail holds the row, so nothing here reads that.
 */
export const postgresError = (error: unknown): PostgresError | null => {
  for (const candidate of [error, error instanceof Error ? error.cause : null]) {
    if (!(candidate instanceof Error)) continue
    const { code, constraint } = candidate as Error & { code?: unknown; constraint?: unknown }
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) continue
    return { code, constraint: typeof constraint === 'string' ? constraint : undefined, message: candidate.message }
  }
  return null
}

/** The code with which a batch stopped itself by `refuse(code)` in SQL, or null. */
export const refusal = (error: unknown): string | null => {
  const found = postgresError(error)
  return found?.code === 'HY001' ? found.message : null
}

/** Whether the write failed on this constraint. */
export const brokeConstraint = (error: unknown, constraint: string): boolean =>
  postgresError(error)?.constraint === constraint

/**
 * Whether the database did not answer, or said that it cannot just now, as it does while it restarts: a write may or may
 * not have happened.
 */
export const databaseAway = (error: unknown): boolean => {
  if (!(error instanceof DrizzleQueryError || error instanceof NeonDbError)) return false
  const said = postgresError(error)
  return said === null || isAwayCode(said.code)
}

const timedOut = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { sourceError } = error as Error & { sourceError?: unknown }
  return error.name === 'TimeoutError' || timedOut(error.cause) || timedOut(sourceError)
}

/**
 * Whether an answer got lost and there is time to ask what became of the write. After a call that used up its timeout
 * there is none: the caller waits long enough, and asks again themselves.
 */
export const answerLost = (error: unknown): boolean => databaseAway(error) && !timedOut(error)

/** What the caller is told: our own errors as they are, everything else without its cause. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('malformed_json', 'The body is not valid JSON.')
  }
  // They deleted their account while this was on its way, or the session has ended.
  if (['departed', 'signed_out'].includes(refusal(error) ?? '')) return unauthenticated()
  if (databaseAway(error)) {
    return new AppError('unavailable', 'We can’t reach our records just now. Please try again.', { retryAfter: 5 })
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.')
}
