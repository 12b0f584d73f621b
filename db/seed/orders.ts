import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'
import type { SeedApp } from './app.ts'
import { type Act, type Purchase, purchases } from './data/purchases.ts'
import { joinUp } from './people.ts'
import { act, buy, type Placed, type Wanted } from './purchases.ts'

const hour = 60 * 60 * 1000

const buyers = [
  { username: 'demo_buyer', fullName: 'Sam Harper' },
  { username: 'hollybank_hens', fullName: 'Grace Lloyd' },
  { username: 'jack_marsh', fullName: 'Jack Marsh' },
]

type Listing = { options: { id: string }[] }
type Stage = { app: SeedApp; sessions: Map<string, TestClient>; published: Map<string, Listing>; now: Date }
type Event = { hoursAgo: number; happen: (at: Date) => Promise<void> }

/** The buyers and what they bought, up to the state in which each order stands today. */
export const seedOrders = async ({ app, sessions, published, now }: Stage): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  for (const buyer of buyers) sessions.set(buyer.username, await joinUp(app, { ...buyer, at: ago(26 * 24) }))
  // One after the other as they happened: a session does not travel back in time.
  const events = purchases.flatMap((purchase) => eventsOf(purchase, { sessions, published }))
  for (const { hoursAgo, happen } of events.sort((a, b) => b.hoursAgo - a.hoursAgo)) await happen(ago(hoursAgo))
  await saveAddresses(sessions.get(buyers[0]!.username)!, now)
  for (const api of sessions.values()) await readButNewest(api, now)
}

const homes = [
  { line1: '14 Chapel Street', town: 'Hebden Bridge', county: 'West Yorkshire', postcode: 'HX7 8AH' },
  {
    line1: 'Blake Dean Farm',
    line2: 'Widdop Road',
    town: 'Hebden Bridge',
    postcode: 'HX7 7AZ',
    phone: '01422 555 0114',
  },
]

/** What the first buyer has in their address book. */
const saveAddresses = async (api: TestClient, at: Date): Promise<void> => {
  api.at = at
  for (const home of homes) {
    done(await api.post('/api/user/addresses', { ...home, name: buyers[0]!.fullName, country: 'GB' }), 201)
  }
}

const leftNew = 3

/** Everybody has looked at what happened, but for the last of it. */
const readButNewest = async (api: TestClient, now: Date): Promise<void> => {
  api.at = now
  const { items } = done(await api.get<{ items: { id: string }[] }>('/api/notifications'), 200)
  const seen = items[leftNew]
  if (seen) done(await api.post('/api/notifications/read', { upTo: seen.id }), 200)
}

const eventsOf = (purchase: Purchase, { sessions, published }: Pick<Stage, 'sessions' | 'published'>): Event[] => {
  const buyer = sessions.get(purchase.buyer)!
  let orders: Placed[] = []
  const bought: Event = {
    hoursAgo: purchase.hoursAgo,
    happen: async (at) => {
      buyer.at = at
      orders = await buy(buyer, purchase.lines.map(wantedOf(published)))
    },
  }
  const acts = purchase.acts.map((one) => ({
    hoursAgo: one.hoursAgo,
    happen: async (at: Date) => {
      for (const order of orders) await play({ one, order, buyer, seller: sessions.get(order.seller.username)!, at })
    },
  }))
  return [bought, ...acts]
}

const wantedOf =
  (published: Map<string, Listing>) =>
  ({ title, option, quantity, way }: Purchase['lines'][number]): Wanted => {
    const found = published.get(title)?.options[option]
    if (!found) throw new Error(`There is no option ${option} of "${title}".`)
    return { optionId: found.id, quantity, way }
  }

type Play = { one: Act; order: Placed; buyer: TestClient; seller: TestClient; at: Date }

const play = async ({ one, order, buyer, seller, at }: Play): Promise<void> => {
  buyer.at = at
  seller.at = at
  const said = one.name === 'collected' ? await codeOf(buyer, order) : one.body
  await act(one.by === 'buyer' ? buyer : seller, one.name, order, said)
}

const codeOf = async (buyer: TestClient, { id }: Placed): Promise<{ code: string }> => {
  const { body } = await buyer.get<{ collection: { code: string } }>(`/api/orders/${id}`)
  return { code: body.collection.code }
}
