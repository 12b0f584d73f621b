import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import type { PackageStatus } from '#contract/selling/packages.constants.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { mayPay } from '#web/features/selling/packages/package-words.ts'
import { formatCount, formatDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'

export type ToDo = { title: string; detail: string; to: string; urgent: boolean }

export type SellerState = Pick<SellerDashboard, 'shop' | 'waiting' | 'listings' | 'package'>

type Counted = [count: number, words: [string, string], rest: Omit<ToDo, 'title'>]

const counted = ([count, words, rest]: Counted): ToDo[] =>
  count > 0 ? [{ title: formatCount(count, words), ...rest }] : []

const ordersTo = (show: string): string => `${paths.dashboardOrders}?show=${show}`

// The deadline is the midnight after a working day, which people call the end of that day.
const acceptDetail = (soonest: string | null): string =>
  soonest
    ? `Accept the first by the end of ${formatDay(new Date(Date.parse(soonest) - 1))}, or we’ll cancel and refund it.`
    : 'Accept within two working days, or we’ll cancel and refund it.'

const dispatchDetail = (soonest: string | null): string =>
  soonest ? `The first should arrive by ${formatDay(soonest)}.` : 'Your buyer is waiting for it.'

const orderTasks = ({ waiting: { accept, dispatch, getReady, ready } }: SellerState): ToDo[] => [
  ...counted([
    accept.count,
    ['order to accept', 'orders to accept'],
    { detail: acceptDetail(accept.soonest), to: ordersTo('accept'), urgent: true },
  ]),
  ...counted([
    dispatch.count,
    ['order to dispatch', 'orders to dispatch'],
    { detail: dispatchDetail(dispatch.soonest), to: ordersTo('send'), urgent: true },
  ]),
  ...counted([
    getReady,
    ['order to get ready', 'orders to get ready'],
    { detail: 'Mark it as ready and the buyer gets a code.', to: ordersTo('send'), urgent: true },
  ]),
  ...counted([
    ready,
    ['order ready to collect', 'orders ready to collect'],
    { detail: 'Ask for the buyer’s code when you hand it over.', to: ordersTo('ready'), urgent: false },
  ]),
]

const messageTask = ({ waiting: { unreadMessages } }: SellerState): ToDo[] =>
  counted([
    unreadMessages,
    ['unread message', 'unread messages'],
    { detail: 'A quick reply helps you sell.', to: paths.messages, urgent: false },
  ])

const payTitles: Partial<Record<PackageStatus, string>> = {
  incomplete: 'Pay for your package',
  past_due: 'Your package has run out: renew it',
  ended: 'Your package has ended: choose a new one',
}

const packageTask = ({ package: { status } }: SellerState): ToDo[] =>
  mayPay(status)
    ? [
        {
          title: payTitles[status] ?? 'Pay for your package',
          detail: 'Without one you can draft listings but not publish them.',
          to: paths.subscribe,
          urgent: true,
        },
      ]
    : []

const shopTasks = ({ shop: { outcode, lacksCollectionAddress } }: SellerState): ToDo[] => {
  const way = { to: paths.dashboardShop, urgent: true }
  return [
    ...(outcode
      ? []
      : [
          {
            title: 'Say where your shop is',
            detail: 'You need this to publish. Buyers look for sellers nearby, and see your town but not your address.',
            ...way,
          },
        ]),
    ...(lacksCollectionAddress
      ? [
          {
            title: 'Say where buyers collect',
            detail:
              'You need an address to publish birds, or anything else to collect. Only buyers who’ve paid see it.',
            ...way,
          },
        ]
      : []),
  ]
}

/** Whether the seller has listed anything yet. */
export const hasListed = ({ listings }: Pick<SellerState, 'listings'>): boolean =>
  Object.values(listings).some((count) => count > 0)

const listingTasks = (state: SellerState): ToDo[] => [
  ...(hasListed(state)
    ? []
    : [
        {
          title: 'Create your first listing',
          detail: 'All you need to start is a title and a category. Finish the draft whenever you like.',
          to: paths.newListing,
          urgent: false,
        },
      ]),
  ...counted([
    state.listings.sold_out,
    ['listing sold out', 'listings sold out'],
    { detail: 'Restock it or pause it.', to: `${paths.dashboardListings}?show=sold_out`, urgent: false },
  ]),
  ...counted([
    state.listings.draft,
    ['draft to finish', 'drafts to finish'],
    { detail: 'Only you can see it so far.', to: `${paths.dashboardListings}?show=draft`, urgent: false },
  ]),
]

/** What waits for the seller as they are to see it: what they have accepted by a tap waits for the next step already. */
export const waitingAsTapped = (waiting: SellerState['waiting'], tapped: Order[]): SellerState['waiting'] => {
  const { accept, dispatch, getReady } = waiting
  const posted = tapped.filter(({ way }) => way === 'post').length
  return {
    ...waiting,
    accept: { ...accept, count: Math.max(0, accept.count - tapped.length) },
    dispatch: { ...dispatch, count: dispatch.count + posted },
    getReady: getReady + tapped.length - posted,
  }
}

/** What waits for the seller, the most pressing first. */
export const toDoOf = (state: SellerState): ToDo[] => [
  ...orderTasks(state),
  ...packageTask(state),
  ...shopTasks(state),
  ...messageTask(state),
  ...listingTasks(state),
]
