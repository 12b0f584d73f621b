import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { linkProblem } from './reset-link.ts'

const refused = (errors: { path: string; message: string }[]) => {
  const body = JSON.stringify({ code: 'validation', detail: errors[0]?.message, errors })
  return new ApiError({ status: 422, statusText: 'Unprocessable', body, requestId: null, retryAfter: null })
}

test('a link that ended is told apart from a password that is refused and from no answer', () => {
  expect(linkProblem(refused([{ path: 'token', message: 'Too late.' }]))).toBe('Too late.')
  expect(linkProblem(refused([{ path: 'password', message: 'Too common.' }]))).toBeNull()
  expect(linkProblem(new TypeError('offline'))).toBeNull()
})
