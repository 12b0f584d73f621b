import { anew } from '#testing/site/anew.ts'
import type { Arena } from './arena.ts'
import { addBusySeller } from './busy-seller.ts'
import { addBuyers, fillCarts, stockUp } from './buyers.ts'
import type { Sent } from './connection.ts'
import type { Measured } from './load.ts'

/** What is measured under a name: one round of it, `share` of a full round's time for the warm-up. */
export type Case = {
  name: string
  /** The cases that its requests per second are set against. */
  against: string[]
  round: (pace: { warmMs: number; measureMs: number }) => Promise<Measured>
}

const connections = 16

const lists = ['/api/products', '/api/products?category=hatching-eggs', '/api/products?category=live-birds&sort=newest']

const drawnPages = ['/', '/products', '/category/hatching-eggs', '/help/unpacking-and-resting-eggs']

// One of six is misspelt, as one of six is.
const searches = ['orpington', 'blue marans eggs', 'heat plate', 'call duck', 'pekin trio', 'orpigton'].map(
  (words) => `/api/products?q=${encodeURIComponent(words)}`,
)

const products = async ({ db }: Arena): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from listings where status = 'active' order by id limit 60`,
  )
  return rows.map(({ id }) => `/api/products/${id}`)
}

type Reading = { origin: string; paths: string[]; headers?: Record<string, string> }

const reads = ({ load }: Arena, { origin, paths, headers = {} }: Reading): Case['round'] => {
  // A network each: what one visitor may read past the cache is limited. Packed as Pages asks for it, for whichever browser.
  const requests: Sent[] = paths.map((path, index) => ({
    path,
    headers: { ...headers, 'Accept-Encoding': 'gzip, br', 'CF-Connecting-IP': `192.0.2.${index % 250}` },
  }))
  return (pace) => load.hammer({ origin, connections, requests, ...pace })
}

const readCases = async (arena: Arena): Promise<Case[]> => {
  const { app, worker, pages: served } = arena
  const pages = await products(arena)
  const bare = (origin: string) => reads(arena, { origin, paths: ['/api/bare'] })
  const cached = (paths: string[]) => reads(arena, { origin: app, paths })
  const read = (paths: string[]) => reads(arena, { origin: app, paths, headers: anew(arena) })
  const sql = (paths: string[]) => reads(arena, { origin: worker, paths })
  return [
    { name: 'bare Worker', against: [], round: bare(worker) },
    { name: 'bare route', against: ['bare Worker'], round: bare(served) },
    { name: 'list, cached', against: ['bare route', 'bare Worker'], round: cached(lists) },
    { name: 'list, its SQL alone', against: [], round: sql(lists) },
    { name: 'list', against: ['bare route', 'list, its SQL alone'], round: read(lists) },
    { name: 'search, its SQL alone', against: [], round: sql(searches) },
    { name: 'search', against: ['search, its SQL alone', 'list, its SQL alone'], round: read(searches) },
    { name: 'product, cached', against: ['bare route'], round: cached(pages.slice(0, 12)) },
    { name: 'product, its SQL alone', against: [], round: sql(pages) },
    { name: 'product', against: ['bare route', 'product, its SQL alone'], round: read(pages) },
    { name: 'drawn page, cached', against: ['bare route'], round: cached(drawnPages) },
    {
      name: 'page of a product, drawn',
      against: ['product'],
      round: read(pages.map((path) => path.slice('/api'.length))),
    },
  ]
}

const cartCase = async (arena: Arena, optionId: string): Promise<Case> => {
  const { app, load } = arena
  const buyers = await addBuyers(arena, connections)
  await fillCarts(arena, { buyers, optionId })
  const requests = buyers.map(({ headers }) => ({ path: '/api/cart', headers }))
  return {
    name: 'cart',
    against: ['bare route'],
    round: (pace) => load.hammer({ origin: app, connections, requests, ...pace }),
  }
}

const orderCase = async (arena: Arena, { atOnce, optionIds }: { atOnce: number; optionIds: string[] }) => {
  const { app, load } = arena
  const buyers = (await addBuyers(arena, atOnce)).map(({ headers }, index) => ({
    headers,
    optionIds: optionIds.map((_, step) => optionIds[(step + index * 7) % optionIds.length]!),
  }))
  return {
    name: `cart to paid order, ${atOnce} at once`,
    against: [],
    round: (pace: { warmMs: number; measureMs: number }) => load.buy({ origin: app, buyers, ...pace }),
  }
}

const sellersReads = [
  '/api/seller/dashboard',
  '/api/seller/analytics',
  '/api/seller/orders',
  '/api/seller/orders?q=ada',
  '/api/seller/listings',
  '/api/messages',
  '/api/messages/unread-count',
  '/api/notifications',
]

/** The screens of a seller behind whom much stands, one reading after the other: what one waits for. */
const sellerCases = async (arena: Arena): Promise<Case[]> => {
  const { headers } = await addBusySeller(arena)
  return sellersReads.map((path) => ({
    name: `seller, ${path.replace('/api/', '')}`,
    against: [],
    round: (pace) => arena.load.hammer({ origin: arena.app, connections: 1, requests: [{ path, headers }], ...pace }),
  }))
}

/** All that is measured by rounds, in the order in which it is. */
export const openCases = async (arena: Arena): Promise<Case[]> => {
  const optionIds = await stockUp(arena, 200)
  const orders = await Promise.all([1, 8, 24].map((atOnce) => orderCase(arena, { atOnce, optionIds })))
  const seller = await sellerCases(arena)
  return [...(await readCases(arena)), await cartCase(arena, optionIds[0]!), ...orders, ...seller]
}
