import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { sendRefusal } from './send-refusal.ts'

const refused = (code: string, retryAfter: string | null) =>
  new ApiError({
    status: 429,
    statusText: 'Too Many Requests',
    body: JSON.stringify({ code, detail: 'Words of the server.' }),
    requestId: null,
    retryAfter,
  })

test.each([
  ['2461', 'We send up to 3 of these emails an hour. You can ask for another in 42 minutes.'],
  ['60', 'We send up to 3 of these emails an hour. You can ask for another in a minute.'],
  ['1', 'We send up to 3 of these emails an hour. You can ask for another in a minute.'],
  [null, 'We send up to 3 of these emails an hour. You can ask for another a little later.'],
])('who asked too often is told when they may again (Retry-After %s)', (retryAfter, words) => {
  expect(sendRefusal(refused('rate_limited', retryAfter))).toBe(words)
})

test('all else is said as the server says it, or as nobody answered', () => {
  expect(sendRefusal(refused('unavailable', '5'))).toBe('Words of the server.')
  expect(sendRefusal(new TypeError('offline'))).toMatch(/^We couldn’t reach the server/)
})
