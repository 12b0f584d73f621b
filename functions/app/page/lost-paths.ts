import { securityHeaders } from '#app/checks/security-headers.ts'
import { AppError, problemOf } from '#app/errors.ts'

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether a path outside of /api is an address in it to whoever reads it kindly: with more slashes, or letters written as %61. */
export const meansApi = (path: string): boolean => /^[/\\]+api([/\\]|$)/i.test(decoded(path))

/** The answer of the API at an address where it has nothing, so that no program takes a page for data. */
export const nothingInApi = (path: string): Response => {
  const problem = problemOf(new AppError('not_found', 'There’s nothing at this address.'), path)
  const headers = { ...securityHeaders, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  return new Response(JSON.stringify(problem), { status: 404, headers })
}
