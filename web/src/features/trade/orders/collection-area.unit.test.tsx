import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import { CollectionAreaLine, CollectionAreaPanel } from './collection-area.tsx'
import { paidOrder } from './order.test-data.ts'

const unpaid: Order = { ...paidOrder, status: 'pending_payment', way: 'collect', collectionPlace: 'Ludlow' }
const address = { name: 'Grass Farm', line1: 'The Yard', line2: null, town: 'Ludlow', county: null, phone: null }
const collection: Order['collection'] = { address: { ...address, postcode: 'SY8 1AA', country: 'GB' }, code: null }

const wordsOf = (order: Order) => renderToStaticMarkup(<CollectionAreaLine order={order} />).replaceAll(/<[^>]+>/g, '')

test('whoever has yet to get the address is told the town, and when the address comes', () => {
  expect(wordsOf(unpaid)).toBe('Collect from Ludlow. You’ll get the full address once you’ve paid.')
  expect(wordsOf({ ...unpaid, status: 'paid' })).toBe(
    'Collect from Ludlow. You’ll get the full address once it’s ready.',
  )
})

test('a shop that says no town is collected from all the same', () => {
  expect(wordsOf({ ...unpaid, collectionPlace: null })).toBe(
    'To collect. You’ll get the full address once you’ve paid.',
  )
})

test.each<[string, Partial<Order>]>([
  ['with its address', { status: 'paid', collection }],
  ['that is over', { status: 'cancelled' }],
  ['that was never paid', { status: 'expired' }],
  ['that is posted', { way: 'post', collectionPlace: null }],
])('nothing is said of the town of an order %s', (_, change) => {
  expect(renderToStaticMarkup(<CollectionAreaPanel order={{ ...unpaid, ...change }} />)).toBe('')
})
