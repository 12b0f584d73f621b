import type { OrderAct } from '#contract/trade/orders.constants.ts'

export type Act = { by: 'buyer' | 'seller'; name: OrderAct; hoursAgo: number; body?: Record<string, unknown> }

type Line = { title: string; option: number; quantity: number; way: 'post' | 'collect' }

/** A purchase and what happened to its orders since; every order of it goes the same way. */
export type Purchase = { buyer: string; hoursAgo: number; lines: Line[]; acts: Act[] }

const post = (title: string, option = 0, quantity = 1): Line => ({ title, option, quantity, way: 'post' })
const collect = (title: string, option = 0, quantity = 1): Line => ({ title, option, quantity, way: 'collect' })
const seller = (name: OrderAct, hoursAgo: number, body?: Record<string, unknown>): Act => ({
  by: 'seller',
  name,
  hoursAgo,
  ...(body ? { body } : {}),
})
const buyer = (name: OrderAct, hoursAgo: number, body?: Record<string, unknown>): Act => ({
  by: 'buyer',
  name,
  hoursAgo,
  ...(body ? { body } : {}),
})

const tracked = (tracking: string) => ({ carrier: 'royal-mail', tracking })

/** Purchases from the oldest to the newest, by the state in which the orders stand. */
export const purchases: Purchase[] = [
  // completed
  {
    buyer: 'demo_buyer',
    hoursAgo: 140,
    lines: [post('Foam postal boxes for hatching eggs', 1)],
    acts: [
      seller('accept', 136),
      seller('dispatch', 130, tracked('AB123456785GB')),
      buyer('received', 60),
      buyer('complete', 50),
    ],
  },
  {
    buyer: 'hollybank_hens',
    hoursAgo: 138,
    lines: [post('Pekin bantam hatching eggs, lavender and black', 1)],
    acts: [
      seller('accept', 134),
      seller('dispatch', 120, tracked('AB223456781GB')),
      buyer('received', 90),
      buyer('complete', 70),
    ],
  },
  {
    buyer: 'jack_marsh',
    hoursAgo: 137,
    lines: [post('Galvanised tube feeder, 10 kg', 0, 2), post('Layers pellets, 20 kg', 0, 2)],
    acts: [
      seller('accept', 130),
      seller('dispatch', 126, { carrier: 'dpd', tracking: '15501234567890' }),
      buyer('received', 80),
      buyer('complete', 78),
    ],
  },
  // collected
  {
    buyer: 'demo_buyer',
    hoursAgo: 132,
    lines: [collect('Pekin bantam trio, lavender')],
    acts: [seller('accept', 128), seller('ready', 120), seller('collected', 30)],
  },
  // delivered
  {
    buyer: 'demo_buyer',
    hoursAgo: 100,
    lines: [post('Cream Legbar hatching eggs, sky blue', 1)],
    acts: [seller('accept', 96), seller('dispatch', 80, tracked('AB323456787GB')), buyer('received', 6)],
  },
  // dispatched
  {
    buyer: 'demo_buyer',
    hoursAgo: 60,
    lines: [post('Automatic incubator for 24 eggs')],
    acts: [seller('accept', 56), seller('dispatch', 30, { carrier: 'dpd', tracking: '15509876543210' })],
  },
  {
    buyer: 'hollybank_hens',
    hoursAgo: 58,
    lines: [post('White Silkie hatching eggs')],
    acts: [seller('accept', 50), seller('dispatch', 28, tracked('AB423456783GB'))],
  },
  // ready to collect
  {
    buyer: 'demo_buyer',
    hoursAgo: 50,
    lines: [collect('Point of lay pullets, mixed coloured egg layers', 1)],
    acts: [seller('accept', 48), seller('ready', 24)],
  },
  // cancelled by the buyer, declined by the seller
  {
    buyer: 'demo_buyer',
    hoursAgo: 48,
    lines: [post('Bronze turkey hatching eggs')],
    acts: [buyer('cancel', 46, { reason: 'My incubator is still full, sorry.' })],
  },
  {
    buyer: 'jack_marsh',
    hoursAgo: 46,
    lines: [post('Gold Sebright bantam hatching eggs')],
    acts: [seller('decline', 40, { reason: 'The hens have gone broody. I would rather not send you old eggs.' })],
  },
  // accepted
  {
    buyer: 'demo_buyer',
    hoursAgo: 30,
    lines: [post('True Aylesbury duck hatching eggs')],
    acts: [seller('accept', 20)],
  },
  {
    buyer: 'jack_marsh',
    hoursAgo: 28,
    lines: [post('Pekin bantam hatching eggs, lavender and black')],
    acts: [seller('accept', 22)],
  },
  // paid, waiting for the seller
  {
    buyer: 'demo_buyer',
    hoursAgo: 5,
    lines: [post('White Silkie hatching eggs', 1), post('Copper Black Marans hatching eggs, very dark')],
    acts: [],
  },
  { buyer: 'hollybank_hens', hoursAgo: 3, lines: [post('Foam postal boxes for hatching eggs')], acts: [] },
  { buyer: 'jack_marsh', hoursAgo: 2, lines: [post('Welsummer hatching eggs, speckled terracotta', 1)], acts: [] },
]
