import type { ListingStatus } from '../../../../functions/contract/catalogue.constants.ts'
import type { OrderStatus } from '../../../../functions/contract/orders.constants.ts'
import type { Shop } from '../../../../functions/contract/shop.ts'
import type { Subscription } from '../../../../functions/contract/subscription.ts'
import { paths } from '../../app/paths.ts'
import { formatCount } from '../../lib/format.ts'
import { mayPay } from '../subscription/package-words.ts'

export type ToDo = { title: string; detail: string; to: string; urgent: boolean }

export type SellerState = {
  orders: Partial<Record<OrderStatus, number>>
  listings: Record<ListingStatus, number>
  subscription: Subscription
  shop: Shop
}

type Counted = [count: number, words: [string, string], rest: Pick<ToDo, 'detail' | 'to' | 'urgent'>]

const counted = ([count, words, rest]: Counted): ToDo[] =>
  count > 0 ? [{ title: formatCount(count, words), ...rest }] : []

const orderTasks = ({ orders }: SellerState): ToDo[] => [
  ...counted([
    orders.paid ?? 0,
    ['order to accept', 'orders to accept'],
    {
      detail: 'Accept within two working days, or it is cancelled and refunded.',
      to: `${paths.dashboardOrders}?show=accept`,
      urgent: true,
    },
  ]),
  ...counted([
    orders.accepted ?? 0,
    ['order to send or get ready', 'orders to send or get ready'],
    { detail: 'The buyer is waiting for it.', to: `${paths.dashboardOrders}?show=send`, urgent: true },
  ]),
  ...counted([
    orders.ready ?? 0,
    ['order ready to collect', 'orders ready to collect'],
    {
      detail: 'Ask for the buyer’s code when it is handed over.',
      to: `${paths.dashboardOrders}?show=ready`,
      urgent: false,
    },
  ]),
]

const packageTask = ({ subscription: { status } }: SellerState): ToDo[] =>
  mayPay(status)
    ? [
        {
          title: status === 'incomplete' ? 'Pay for your package' : 'Pay for your package again',
          detail: 'Without one you can draft listings, but not publish them.',
          to: paths.subscribe,
          urgent: true,
        },
      ]
    : []

const shopTask = ({ shop: { outcode } }: SellerState): ToDo[] =>
  outcode
    ? []
    : [
        {
          title: 'Say where your shop is',
          detail: 'Buyers look for eggs and birds near them. They see your town, not your address.',
          to: paths.dashboardShop,
          urgent: false,
        },
      ]

/** What waits for the seller, the most pressing first. */
export const toDoOf = (state: SellerState): ToDo[] => [
  ...orderTasks(state),
  ...packageTask(state),
  ...shopTask(state),
  ...counted([
    state.listings.sold_out,
    ['listing sold out', 'listings sold out'],
    { detail: 'Fill it up, or pause it.', to: `${paths.dashboardListings}?show=sold_out`, urgent: false },
  ]),
  ...counted([
    state.listings.draft,
    ['draft to finish', 'drafts to finish'],
    { detail: 'Nobody but you can see it yet.', to: `${paths.dashboardListings}?show=draft`, urgent: false },
  ]),
]
