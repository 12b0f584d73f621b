import { randomUUID } from 'node:crypto'
import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'

export type Placed = { id: string; number: string; seller: { username: string } }
type Checkout = { paymentUrl: string; orders: Placed[] }

export type Wanted = { optionId: string; quantity: number; way: 'post' | 'collect' }

const address = {
  name: 'Sam Harper',
  line1: '14 Chapel Street',
  town: 'Hebden Bridge',
  county: 'West Yorkshire',
  postcode: 'HX7 8AH',
  country: 'GB',
}

/** Fills the cart, checks out and pays; the orders, one a seller and way. */
export const buy = async (buyer: TestClient, wanted: Wanted[]): Promise<Placed[]> => {
  for (const item of wanted) done(await buyer.post('/api/cart/items', item), 200)
  const body = wanted.some(({ way }) => way === 'post') ? { deliveries: [], address } : { deliveries: [] }
  done(await buyer.post('/api/checkout/quote', body), 200)
  const placed = done(await buyer.post<Checkout>('/api/checkout', body, { 'Idempotency-Key': randomUUID() }), 201)
  const reference = placed.paymentUrl.split('/').at(-1)
  done(await buyer.post(`/api/payments/sandbox/${reference}/succeed`, {}), 200)
  return placed.orders
}

/** One act on an order by whoever is signed in. */
export const act = async (api: TestClient, name: string, { id }: { id: string }, body: unknown = {}) =>
  done(await api.post(`/api/orders/${id}/${name}`, body), 200)
