import type { TestClient } from '../local/test-client.ts'
import type { SeedApp } from './app.ts'
import { type Act, type Purchase, purchases } from './data/purchases.ts'
import { joinUp } from './people.ts'
import { act, buy, type Wanted } from './purchases.ts'

const hour = 60 * 60 * 1000

type Listing = { id: string; options: { id: string; label: string }[] }
type Stage = { app: SeedApp; sessions: Map<string, TestClient>; published: Map<string, Listing>; now: Date }

/** The buyers and what they bought, up to the state in which each order stands today. */
export const seedOrders = async ({ app, sessions, published, now }: Stage): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const buyers = new Map<string, TestClient>()
  for (const [username, fullName] of [
    ['demo_buyer', 'Sam Harper'],
    ['hollybank_hens', 'Grace Lloyd'],
    ['jack_marsh', 'Jack Marsh'],
  ] as const) {
    buyers.set(username, await joinUp(app, { username, fullName, at: ago(26 * 24) }))
  }
  const optionOf = ({ title, option, quantity, way }: Purchase['lines'][number]): Wanted => {
    const found = published.get(title)?.options[option]
    if (!found) throw new Error(`There is no option ${option} of "${title}".`)
    return { optionId: found.id, quantity, way }
  }
  for (const { buyer, hoursAgo, lines, acts } of purchases) {
    const api = buyers.get(buyer)!
    api.at = ago(hoursAgo)
    const orders = await buy(api, lines.map(optionOf))
    await play({ orders, acts, buyer: api, sessions, ago })
  }
}

type Play = {
  orders: Awaited<ReturnType<typeof buy>>
  acts: Act[]
  buyer: TestClient
  sessions: Map<string, TestClient>
  ago: (hours: number) => Date
}

const play = async ({ orders, acts, buyer, sessions, ago }: Play): Promise<void> => {
  for (const order of orders) {
    const seller = sessions.get(order.seller.username)!
    let code: string | null = null
    for (const { by, name, hoursAgo, body } of acts) {
      const api = by === 'buyer' ? buyer : seller
      api.at = ago(hoursAgo)
      const given = name === 'collected' && by === 'seller' ? { code } : body
      await act(api, name, order, given)
      if (name === 'ready') code = await codeOf(buyer, order, ago(hoursAgo))
    }
  }
}

const codeOf = async (buyer: TestClient, { id }: { id: string }, at: Date): Promise<string | null> => {
  buyer.at = at
  const { body } = await buyer.get<{ collection: { code: string | null } | null }>(`/api/orders/${id}`)
  return body.collection?.code ?? null
}
