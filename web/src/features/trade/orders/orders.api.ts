import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order, OrderPage, SellerOrderPage } from '#contract/trade/orders.answers.ts'
import type { Carrier, OrderStatus } from '#contract/trade/orders.constants.ts'
import type { CheckoutRoutes } from '#features/trade/checkout/checkout.routes.ts'
import type { OrdersRoutes } from '#features/trade/orders/orders.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'

const client = clientOf<OrdersRoutes>('/api')
const { checkout } = clientOf<CheckoutRoutes>('/api')
const one = client.orders[':id']

/** Orders change by other people's hands: read again on mount and every 30 seconds while visible. */
const live = { refetchOnMount: 'always', refetchInterval: 30_000 } as const

const keys = {
  bought: ['orders', 'bought'],
  unpaid: ['orders', 'unpaid'],
  sold: ['orders', 'sold'],
  one: (id: string) => ['orders', 'one', id],
  checkout: (id: string) => ['orders', 'checkout', id],
} as const

/** What one looks for among orders: words, UK days, states. */
export type OrderFilter = { q?: string; from?: string; to?: string; status?: OrderStatus[] }

/** What the signed-in user has bought, newest first, all of it or what is looked for. */
export const boughtOrdersQueryOptions = (filter: OrderFilter) =>
  pagedOptions({
    ...live,
    queryKey: [...keys.bought, filter],
    read: (paging): Promise<OrderPage> => unwrap(client.orders.$get({ query: { ...filter, ...paging } })),
  })

/** An order of the user's that waits to be paid: its goods are held until `payBy`. */
export const unpaidOrderQueryOptions = queryOptions({
  ...live,
  queryKey: keys.unpaid,
  queryFn: async (): Promise<Order | null> => {
    const { items } = await unwrap(client.orders.$get({ query: { status: 'pending_payment', limit: '1' } }))
    return items[0] ?? null
  },
})

/** Sold orders by their ids, for printing; those that are not the seller's are missing. */
export const soldByIdsQueryOptions = (ids: string[]) =>
  queryOptions({
    queryKey: [...keys.sold, 'ids', ids],
    queryFn: (): Promise<SellerOrderPage> => unwrap(client.seller.orders.$get({ query: { order: ids, limit: '100' } })),
    refetchOnMount: 'always',
  })

/** The orders of one checkout; read often while its payment is under way. */
export const checkoutOrdersQueryOptions = (checkout: string) =>
  queryOptions({
    queryKey: keys.checkout(checkout),
    queryFn: (): Promise<OrderPage> => unwrap(client.orders.$get({ query: { checkout, limit: '100' } })),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'pending_payment') ? 2000 : live.refetchInterval,
  })

/** What the seller has sold, newest first, all of it or what is looked for. */
export const soldOrdersQueryOptions = (filter: OrderFilter) =>
  pagedOptions({
    ...live,
    queryKey: [...keys.sold, filter],
    read: (paging): Promise<SellerOrderPage> => unwrap(client.seller.orders.$get({ query: { ...filter, ...paging } })),
  })

/** One order of the user's, bought or sold. */
export const orderQueryOptions = (id: string) =>
  queryOptions({
    ...live,
    queryKey: keys.one(id),
    queryFn: (): Promise<Order> => unwrap(one.$get({ param: { id } })),
  })

export type ActRequest =
  | { act: 'accept' | 'ready' | 'received' | 'complete' }
  | { act: 'decline' | 'cancel'; reason: string }
  | { act: 'dispatch'; carrier: Carrier; tracking: string | null }
  | { act: 'collected'; code?: string }

/** Does one act with an order; who calls it refreshes what shows it. */
export const sendAct = (id: string, request: ActRequest): Promise<Order> => {
  const param = { id }
  switch (request.act) {
    case 'accept':
      // It may be sent as the page goes away.
      return unwrap(one.accept.$post({ param, json: {} }, { init: { keepalive: true } }))
    case 'ready':
    case 'received':
    case 'complete':
      return unwrap(one[request.act].$post({ param, json: {} }))
    case 'decline':
    case 'cancel':
      return unwrap(one[request.act].$post({ param, json: { reason: request.reason } }))
    case 'dispatch':
      return unwrap(one.dispatch.$post({ param, json: { carrier: request.carrier, tracking: request.tracking } }))
    case 'collected':
      return unwrap(one.collected.$post({ param, json: request.code ? { code: request.code } : {} }))
  }
}

const refresh = (queries: QueryClient, order: Order): void => {
  queries.setQueryData(keys.one(order.id), order)
  void readOrdersAgain(queries)
  // Goods of a cancelled order are for sale again.
  if (order.status === 'cancelled') void queries.invalidateQueries({ queryKey: ['products'] })
}

/** Reads all that shows orders again; ends when it is there. */
export const readOrdersAgain = (queries: QueryClient): Promise<unknown> =>
  Promise.all([['orders'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })))

/** Sends acceptances, all of them before it waits, since the page may be going away. */
export const sendAcceptances = (queries: QueryClient, ids: string[]): Promise<PromiseSettledResult<unknown>[]> => {
  const sendOne = async (id: string) => queries.setQueryData(keys.one(id), await sendAct(id, { act: 'accept' }))
  return Promise.allSettled(ids.map(sendOne))
}

/** Does one act with an order; every list of orders is read again, also after a failure, since others act on it too. */
export const useOrderAct = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: ActRequest) => sendAct(id, request),
    onSuccess: (order) => refresh(queries, order),
    onError: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

export type TrackingRequest = { carrier: Carrier; tracking: string }

/** Gives a parcel on its way its number, or another one. */
export const useTracking = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: TrackingRequest): Promise<Order> => unwrap(one.tracking.$patch({ param: { id }, json })),
    onSuccess: (order) => refresh(queries, order),
    onError: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Where the payment of an unpaid order goes on; null when it is no longer open. */
export const usePaymentUrl = () =>
  useMutation({
    mutationFn: async (id: string): Promise<string | null> =>
      (await unwrap(checkout[':id'].$get({ param: { id } }))).paymentUrl,
  })
