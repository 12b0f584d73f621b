import type { FieldProblem, Problem } from '#contract/problems.ts'
import { fieldsOf, fromJson } from '../kept/json.ts'

type Failure = { status: number; statusText: string; body: string; requestId: string | null; retryAfter: string | null }

const isProblem = (value: unknown): value is Problem & Record<string, unknown> =>
  'code' in fieldsOf(value) && 'detail' in fieldsOf(value)

const parseProblem = fromJson<(Problem & Record<string, unknown>) | null>(null, (value) =>
  isProblem(value) ? value : null,
)

/**
 * An answer that was not OK. `message` is "<status>: <body or status text>"; `problem` is the parsed problem+json with its
 * extra members (state, lines, quote …) as unknown, or null when the server sent something else.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null
  readonly problem: (Problem & Record<string, unknown>) | null

  constructor(failure: Failure) {
    super(`${failure.status}: ${failure.body || failure.statusText}`)
    this.status = failure.status
    this.requestId = failure.requestId
    this.retryAfterSeconds = failure.retryAfter ? Number(failure.retryAfter) : null
    this.problem = parseProblem(failure.body)
  }

  get code(): Problem['code'] | null {
    return this.problem?.code ?? null
  }

  get detail(): string | null {
    return this.problem?.detail ?? null
  }

  get errors(): FieldProblem[] {
    return this.problem?.errors ?? []
  }
}

/** Whether an error is an answer of the API. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** The sentence to show a person: the server's own where it sent one. */
export const errorMessage = (error: unknown): string => {
  if (isApiError(error) && error.detail) return error.detail
  // fetch rejects with a TypeError when nobody answered at all.
  if (error instanceof TypeError) return 'We couldn’t reach the server. Check your connection and try again.'
  return 'Something went wrong on our side. Please try again.'
}
