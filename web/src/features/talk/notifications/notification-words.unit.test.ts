import { expect, test } from 'vitest'
import type { Notification } from '#contract/talk/notifications.answers.ts'
import { orderStatuses } from '#contract/trade/orders.constants.ts'
import { notificationPath, notificationTitle } from './notification-words.ts'

const told: Notification = {
  id: 'n',
  orderId: 'o',
  number: 'HY-7K3M9Q',
  way: 'post',
  side: 'buyer',
  status: 'accepted',
  at: '2026-06-09T08:00:00.000Z',
  read: false,
  imageUrl: null,
  with: { username: 'clun_valley', name: 'Clun Valley Bantams' },
}

test('each side hears what happened and to whose order, and is led to its own view of it', () => {
  expect(notificationTitle(told)).toBe('Clun Valley Bantams has accepted your order')
  expect(notificationPath(told)).toBe('/orders/o')
  const sold = { ...told, side: 'seller', status: 'paid', with: { username: 'ada', name: 'Ada Keeper' } } as const
  expect(notificationTitle(sold)).toBe('New order from Ada Keeper')
  expect(notificationPath(sold)).toBe('/dashboard/orders/o')
})

test('another tracking number is news of its own', () => {
  const sent = { ...told, status: 'dispatched' } as const
  expect(notificationTitle({ ...sent, tracking: 'added' })).toBe(
    'Your order from Clun Valley Bantams now has a tracking number',
  )
  expect(notificationTitle({ ...sent, tracking: 'corrected' })).toBe(
    'Clun Valley Bantams has corrected the tracking of your order',
  )
})

test('every state has words of its own for both sides', () => {
  for (const side of ['buyer', 'seller'] as const) {
    const titles = orderStatuses.map((status) => notificationTitle({ ...told, side, status }))
    expect(new Set(titles).size).toBe(orderStatuses.length)
  }
})
