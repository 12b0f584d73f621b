import { isApiError } from '#web/lib/api/api-error.ts'

/** What the server says of the link itself, or null when something else went wrong and another try may do. */
export const linkProblem = (error: unknown): string | null =>
  isApiError(error) ? (error.errors.find(({ path }) => path === 'token')?.message ?? null) : null
