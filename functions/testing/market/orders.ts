import type { CheckoutOpened } from '#contract/trade/checkout.answers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { changeShop, openShop } from '#features/identity/shops/shop.queries.ts'
import { makeSeller } from '#features/identity/users/user.queries.ts'
import { run, toldBy } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestClient } from '../site/test-client.ts'
import { addBuyer, checkOut, fill, home, pay, type TestBuyer, tuesday } from './buying.ts'
import { addOption, type TestListing } from './catalogue.ts'

export const yard = { ...home, name: 'Grass Farm', line1: 'The Yard', phone: '01584 555 0100' }

export type Market = {
  app: TestApp
  seller: TestBuyer
  /** Options: posted eggs, posted goods that may be collected, and a bird that must be. */
  eggs: string
  feed: string
  bird: string
}

/** Somebody with a session, opened at `at`, who sells, with an address to collect from. */
export const addSignedInSeller = async (app: TestApp, at = tuesday, more: { password?: string } = {}) => {
  const seller: TestBuyer = await addBuyer(app, { at, ...more })
  const changes = { outcode: 'SY8', collectionAddress: yard }
  await run(app, (db) => ({
    sells: makeSeller(db, { id: seller.id, tier: 'basic', now: at }),
    shop: openShop(db, {
      ...{ sellerId: seller.id, name: 'Grass Farm', now: at },
      told: toldBy({ by: seller.id, now: at }, { act: 'shop.opened' }),
    }),
    place: changeShop(db, { sellerId: seller.id, changes, now: at }),
  }))
  return seller
}

export const openMarket = async (app: TestApp, at = tuesday): Promise<Market> => {
  const seller = await addSignedInSeller(app, at)
  const option = (listing: TestListing) => addOption(app, seller.id, listing)
  return {
    app,
    seller,
    eggs: await option({
      title: 'Marans hatching eggs',
      category: 'hatching-eggs',
      subcategory: 'chicken',
      options: [{ label: 'Six', pricePence: 1800, stock: 1000, packCount: 6 }],
    }),
    feed: await option({
      title: 'Layers pellets',
      collection: true,
      options: [{ label: '20 kg', pricePence: 1250, stock: 1000 }],
    }),
    bird: await option({
      title: 'Marans pullet',
      category: 'live-birds',
      subcategory: 'chickens',
      options: [{ label: 'One', pricePence: 3000, stock: 1000 }],
    }),
  }
}

export type Placed = { id: string; buyer: TestBuyer; opened: CheckoutOpened }
type Items = Parameters<typeof fill>[1][]

/** An order of a new buyer that waits for its payment. */
export const placeOrder = async ({ app }: Market, ...items: Items): Promise<Placed> => {
  const buyer = await addBuyer(app)
  await fill(buyer.api, ...items)
  const { status, body } = await checkOut(buyer.api)
  if (status !== 201) throw new Error(`The checkout answered ${status} ${JSON.stringify(body)}`)
  return { id: body.orders[0]!.id, buyer, opened: body }
}

/** An order of a new buyer, paid for. */
export const paidOrder = async (market: Market, ...items: Items): Promise<Placed> => {
  const placed = await placeOrder(market, ...items)
  const { status, body } = await pay(placed.buyer.api, placed.opened)
  if (status !== 200) throw new Error(`The payment answered ${status} ${JSON.stringify(body)}`)
  return placed
}

type Refusal = { code: string; state?: string; errors?: { path: string; message: string }[] }

/** What each act is given when all is well. */
const inputs: Record<string, object> = {
  decline: { reason: 'The fox was here' },
  cancel: { reason: 'Bought elsewhere' },
  dispatch: { carrier: 'royal-mail', tracking: 'AB 123' },
}

export const act = (api: TestClient, id: string, name: string, input: object = inputs[name] ?? {}) =>
  api.post<Order & Refusal>(`/api/orders/${id}/${name}`, input)

export const codeOf = async (app: TestApp, id: string): Promise<string> =>
  (await app.db.query('select collection_code as code from orders where id = $1', [id])).rows[0].code

type Way = 'post' | 'collect'

const routes: Record<Way, Partial<Record<OrderStatus, string[]>>> = {
  post: {
    paid: [],
    accepted: ['seller accept'],
    dispatched: ['seller accept', 'seller dispatch'],
    delivered: ['seller accept', 'seller dispatch', 'buyer received'],
    completed: ['seller accept', 'seller dispatch', 'buyer received', 'buyer complete'],
    cancelled: ['seller decline'],
  },
  collect: {
    paid: [],
    accepted: ['seller accept'],
    ready: ['seller accept', 'seller ready'],
    collected: ['seller accept', 'seller ready', 'buyer collected'],
    completed: ['seller accept', 'seller ready', 'buyer collected', 'buyer complete'],
    cancelled: ['buyer cancel'],
  },
}

/** The states that an order sent this way can stand in, but those of a problem. */
export const statesOf = (way: Way): OrderStatus[] => [
  'pending_payment',
  'expired',
  ...(Object.keys(routes[way]) as OrderStatus[]),
]

/** A new order, brought into a state by what people do. */
export const orderIn = async (market: Market, way: Way, status: OrderStatus): Promise<Placed> => {
  const item: Items[number] = way === 'post' ? [market.eggs, 2] : [market.bird, 1]
  if (status === 'pending_payment') return placeOrder(market, item)
  if (status === 'expired') {
    const placed = await placeOrder(market, item)
    await pay(placed.buyer.api, placed.opened, 'abandon')
    return placed
  }
  const placed = await paidOrder(market, item)
  for (const step of routes[way][status] ?? []) {
    const [side, name] = step.split(' ') as [string, string]
    const { status: answer } = await act(side === 'buyer' ? placed.buyer.api : market.seller.api, placed.id, name)
    if (answer !== 200) throw new Error(`${step} answered ${answer}`)
  }
  return placed
}

/** Entries of the ledger about an order by account, without its seller's id. */
export const ledgerOf = async (app: TestApp, orderId: string): Promise<Record<string, number>> => {
  const { rows } = await app.db.query(
    `select regexp_replace(e.account, 'seller:[^:]+:', '') as account, sum(e.amount_pence)::int as pence
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.order_id = $1 group by 1 having sum(e.amount_pence) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ account, pence }) => [account, pence]))
}

/** Causes of the mails about an order, without the order's id; the payment's mails belong to the checkout. */
export const mailsOf = async (app: TestApp, orderId: string): Promise<string[]> => {
  const { rows } = await app.db.query(`select cause, recipient from mails where cause like $1 order by id`, [
    `order:${orderId}:%`,
  ])
  return rows.map(({ cause, recipient }) => `${cause.replace(`order:${orderId}:`, '')} > ${recipient}`)
}
