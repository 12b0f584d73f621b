import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright'
import type { Screen } from './shot-screens.ts'

type Product = { options: { id: string }[] }
type Lines = { lines: { id: string }[] }
type Cart = { groups: Lines[]; saved: Lines['lines'] }

const address = {
  name: 'Sam Harper',
  line1: '14 Chapel Street',
  town: 'Hebden Bridge',
  postcode: 'HX7 8AH',
  country: 'GB',
}

type Api = APIRequestContext

const bodyOf = async <Body>(answer: Awaited<ReturnType<Api['get']>>): Promise<Body> => {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
  return JSON.parse(await answer.text())
}

/** Sends as a page of whoever is signed in would. */
const senderOf = async (api: Api, origin: string) => {
  const { cookies } = await api.storageState()
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? ''
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': token }
  const send = async <Body>(path: string, data: unknown, more = {}) =>
    bodyOf<Body>(await api.post(path, { data, headers: { ...headers, ...more } }))
  const open = (what: object) =>
    send<{ paymentUrl: string; checkoutId: string }>('/api/checkout', what, { 'Idempotency-Key': randomUUID() })
  const end = (paymentUrl: string, act: 'succeed' | 'decline' | 'abandon') =>
    send(`/api/payments/sandbox/${paymentUrl.split('/').at(-1)}/${act}`, {})
  return { headers, send, open, end }
}

const optionOf = async (api: Api, words: string): Promise<string> => {
  const { items } = await bodyOf<{ items: { id: string }[] }>(await api.get(`/api/products?q=${words}&inStock=true`))
  const product = await bodyOf<Product>(await api.get(`/api/products/${items[0]?.id}`))
  return product.options[0]?.id ?? ''
}

/** Two sellers' goods in the demo buyer's cart, one more thing saved for later, an order that is paid and a payment that waits: the screens, and what takes it all back but the order. */
export const prepareBuying = async (api: Api, origin: string) => {
  const { headers, send, open, end } = await senderOf(api, origin)
  let bought = ''
  for (const words of ['enamel mug', 'cream legbar', 'heat lamp', 'welsummer']) {
    bought = await optionOf(api, words)
    await send('/api/cart/items', { optionId: bought, quantity: 1 })
  }
  const [first] = (await bodyOf<Cart>(await api.get('/api/cart'))).groups.flatMap(({ lines }) => lines)
  await bodyOf(await api.patch(`/api/cart/items/${first?.id}`, { data: { saved: true }, headers }))
  const asked = { deliveries: [], address }
  const paid = await open({ ...asked, items: [{ optionId: bought, quantity: 1 }] })
  await end(paid.paymentUrl, 'succeed')
  await send('/api/checkout/quote', asked)
  const { paymentUrl } = await open(asked)
  const screens: Screen[] = [
    { name: 'cart', path: '/cart', as: 'demo_buyer' },
    { name: 'checkout', path: '/checkout', as: 'demo_buyer' },
    { name: 'checkout-buy-now', path: `/checkout?option=${bought}&quantity=2`, as: 'demo_buyer' },
    { name: 'checkout-guest', path: `/checkout?option=${bought}&quantity=2`, as: 'visitor' },
    { name: 'pay', path: paymentUrl, as: 'demo_buyer' },
    { name: 'thanks', path: `/orders?checkout=${paid.checkoutId}`, as: 'demo_buyer' },
  ]
  const takeBack = async () => {
    await end(paymentUrl, 'abandon')
    const { groups, saved } = await bodyOf<Cart>(await api.get('/api/cart'))
    for (const { id } of [...groups.flatMap(({ lines }) => lines), ...saved])
      await api.delete(`/api/cart/items/${id}`, { headers })
  }
  return { screens, takeBack }
}

/** A payment of the demo seller's that their bank declined, since one buyer has one open payment: its screen, and what takes it back. */
export const prepareDeclined = async (api: Api, origin: string) => {
  const { open, end } = await senderOf(api, origin)
  const optionId = await optionOf(api, 'enamel mug')
  const { paymentUrl } = await open({ deliveries: [], address, items: [{ optionId, quantity: 1 }] })
  await end(paymentUrl, 'decline')
  const screens: Screen[] = [{ name: 'pay-declined', path: paymentUrl, as: 'demo_seller' }]
  return { screens, takeBack: () => end(paymentUrl, 'abandon') }
}
