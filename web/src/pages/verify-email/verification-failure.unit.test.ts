import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { verificationFailure } from './verification-failure.ts'

const answer = (body: string) =>
  new ApiError({ status: 422, statusText: 'Unprocessable', body, requestId: null, retryAfter: null })

test('without a token nothing pops up', () => {
  expect(verificationFailure(null)).toEqual({ message: 'No verification token provided.', toastInput: null })
})

test("the server's message stands on the page and in the toast", () => {
  const error = answer(JSON.stringify({ code: 'validation', detail: 'Too late.', message: 'Too late.' }))
  expect(verificationFailure(error)).toEqual({
    message: 'Too late.',
    toastInput: { title: 'Verification Failed', description: 'Too late.' },
  })
})

test('a message alone is enough', () => {
  expect(verificationFailure(answer('{"message":"Too late."}')).message).toBe('Too late.')
})

test('an answer without words gets the fallbacks', () => {
  expect(verificationFailure(answer('<html>'))).toEqual({
    message: 'Failed to verify email',
    toastInput: { title: 'Verification Failed', description: 'Failed to verify your email. Please try again.' },
  })
})

test('no answer at all is an unexpected error', () => {
  expect(verificationFailure(new TypeError('offline'))).toEqual({
    message: 'An unexpected error occurred.',
    toastInput: { title: 'Verification Error', description: 'An unexpected error occurred.' },
  })
})
