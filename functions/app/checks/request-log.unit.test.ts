import { expect, test } from 'vitest'
import { describeError } from './request-log.ts'

test('of an error the log tells where it happened, and nothing of its message, over however many lines', () => {
  const told = describeError(new TypeError('could not read\nada@example.com\nfour brown eggs'))
  expect(told).toMatchObject({ error: 'TypeError', at: expect.arrayContaining([expect.stringMatching(/^at /)]) })
  expect(JSON.stringify(told)).not.toMatch(/could not read|ada@example|brown eggs/)
})
