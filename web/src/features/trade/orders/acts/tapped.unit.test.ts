import { expect, test } from 'vitest'
import { paidOrder } from '../order.test-data.ts'
import { countsAsTapped } from './tapped.ts'

test('what was tapped counts as accepted, and never more than there is to accept', () => {
  const two = [paidOrder, { ...paidOrder, id: '2' }]
  expect(countsAsTapped({ paid: 3, ready: 1 }, two)).toEqual({ paid: 1, accepted: 2, ready: 1 })
  expect(countsAsTapped({ paid: 1, accepted: 4 }, two)).toEqual({ paid: 0, accepted: 5 })
  expect(countsAsTapped({ paid: 3, accepted: 4 }, [])).toEqual({ paid: 3, accepted: 4 })
  expect(countsAsTapped({ ready: 1 }, two)).toEqual({ ready: 1 })
})
