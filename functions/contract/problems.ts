/** Every error code of the API with its status; one table, nowhere else. */
export const problemStatus = {
  malformed_json: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  csrf: 403,
  confirm_identity: 403,
  second_factor_needed: 403,
  email_unverified: 403,
  subscription_required: 403,
  allowance_used: 403,
  not_found: 404,
  method: 405,
  taken: 409,
  illegal_state: 409,
  insufficient_stock: 409,
  price_changed: 409,
  own_listing: 409,
  version_moved: 409,
  cart_problems: 409,
  removed: 410,
  too_large: 413,
  wrong_type: 415,
  validation: 422,
  bad_code: 422,
  bad_passkey: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

export type FieldProblem = { path: string; message: string }

/** RFC 9457 problem+json as the API answers it; `extra` members stand beside these. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: ProblemCode
  errors?: FieldProblem[]
}
