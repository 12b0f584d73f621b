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

/** Two sellers' goods in the demo buyer's cart, one more thing saved for later, and a payment that waits: the screens, and what takes it all back. */
export const prepareBuying = async (api: APIRequestContext, origin: string) => {
  const cookies = (await api.storageState()).cookies
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? ''
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'X-CSRF-Token': token }
  const body = async <Body>(answer: Awaited<ReturnType<typeof api.get>>): Promise<Body> => {
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`)
    return JSON.parse(await answer.text())
  }
  const send = async <Body>(path: string, data: unknown, more = {}) =>
    body<Body>(await api.post(path, { data, headers: { ...headers, ...more } }))
  let bought = ''
  for (const words of ['enamel mug', 'cream legbar', 'heat lamp', 'welsummer']) {
    const { items } = await body<{ items: { id: string }[] }>(await api.get(`/api/products?q=${words}&inStock=true`))
    const product = await body<Product>(await api.get(`/api/products/${items[0]?.id}`))
    bought = product.options[0]?.id ?? ''
    await send('/api/cart/items', { optionId: bought, quantity: 1 })
  }
  const [first] = (await body<Cart>(await api.get('/api/cart'))).groups.flatMap(({ lines }) => lines)
  await body(await api.patch(`/api/cart/items/${first?.id}`, { data: { saved: true }, headers }))
  const asked = { deliveries: [], address }
  await send('/api/checkout/quote', asked)
  const { paymentUrl } = await send<{ paymentUrl: string }>('/api/checkout', asked, { 'Idempotency-Key': randomUUID() })
  const screens: Screen[] = [
    { name: 'cart', path: '/cart', as: 'demo_buyer' },
    { name: 'checkout', path: '/checkout', as: 'demo_buyer' },
    { name: 'checkout-buy-now', path: `/checkout?option=${bought}&quantity=2`, as: 'demo_buyer' },
    { name: 'checkout-guest', path: `/checkout?option=${bought}&quantity=2`, as: 'visitor' },
    { name: 'pay', path: paymentUrl, as: 'demo_buyer' },
  ]
  const takeBack = async () => {
    await send(`/api/payments/sandbox/${paymentUrl.split('/').at(-1)}/abandon`, {})
    const { groups, saved } = await body<Cart>(await api.get('/api/cart'))
    for (const { id } of [...groups.flatMap(({ lines }) => lines), ...saved])
      await api.delete(`/api/cart/items/${id}`, { headers })
  }
  return { screens, takeBack }
}
