import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'
import type { SeedApp } from './app.ts'
import { conversations, type SeedConversation } from './data/conversations.ts'
import { quickReplies } from './data/quick-replies.ts'
import { demoPassword } from './people.ts'
import { uploadPicture } from './shops.ts'

const hour = 60 * 60 * 1000

type Listing = { id: string }
type Stage = { app: SeedApp; published: Map<string, Listing>; now: Date }
type Ordered = { items: { id: string; lines: { name: string }[] }[] }
type Event = { hoursAgo: number; happen: () => Promise<void> }

const required = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The conversations of the seed name ${what}, which is not there.`)
  return found
}

/** What people have written to each other, some of it not read yet. */
export const seedConversations = async (stage: Stage): Promise<void> => {
  const speakers = await signInAll(stage)
  // One after the other as they happened: a session does not travel back in time.
  const events = conversations.flatMap((conversation) => eventsOf(conversation, { ...stage, speakers }))
  for (const { happen } of events.sort((a, b) => b.hoursAgo - a.hoursAgo)) await happen()
  for (const [username, texts] of Object.entries(quickReplies)) {
    const api = required(speakers.get(username), username)
    done(await api.patch('/api/seller/shop', { quickReplies: texts }), 200)
  }
}

/** Sessions of their own, from before the first word: those that bought and sold are at a later hour already. */
const signInAll = async ({ app, now }: Stage): Promise<Map<string, TestClient>> => {
  const first = Math.max(...conversations.flatMap(({ lines }) => lines.map(({ hoursAgo }) => hoursAgo)))
  const speakers = new Map<string, TestClient>()
  for (const username of new Set(conversations.flatMap(({ between }) => between))) {
    const api = app.client(new Date(now.getTime() - (first + 1) * hour))
    done(await api.post('/api/login', { username, password: demoPassword }), 200)
    speakers.set(username, api)
  }
  return speakers
}

type Play = Stage & { speakers: Map<string, TestClient> }

const eventsOf = ({ between, about, lines, seenBy }: SeedConversation, { speakers, published, now }: Play): Event[] => {
  let id = ''
  const at = (username: string, hoursAgo: number): TestClient => {
    const api = required(speakers.get(username), username)
    api.at = new Date(now.getTime() - hoursAgo * hour)
    return api
  }
  const read = async (api: TestClient) => void done(await api.post(`/api/messages/${id}/read`), 200)
  const said = lines.map(({ from, hoursAgo, text, photos = [] }) => ({
    hoursAgo,
    happen: async () => {
      const api = at(from, hoursAgo)
      const imageKeys: string[] = []
      for (const photo of photos) imageKeys.push(await uploadPicture(api, photo))
      if (id) {
        await read(api)
        done(await api.post(`/api/messages/${id}`, { text, imageKeys }), 201)
        return
      }
      const to = required(
        between.find((one) => one !== from),
        'somebody to write to',
      )
      const thing = await thingOf(about, { published, api })
      id = done(await api.post<{ id: string }>('/api/messages', { to, text, imageKeys, ...thing }), 201).id
    },
  }))
  const seenAgo = lines.at(-1)!.hoursAgo - 0.5
  return seenBy ? [...said, { hoursAgo: seenAgo, happen: () => read(at(seenBy, seenAgo)) }] : said
}

const thingOf = async (
  about: SeedConversation['about'],
  { published, api }: { published: Map<string, Listing>; api: TestClient },
): Promise<{ productId?: string; orderId?: string }> => {
  if (!about) return {}
  if ('listing' in about) return { productId: required(published.get(about.listing), about.listing).id }
  const { items } = done(await api.get<Ordered>('/api/orders?limit=100'), 200)
  const order = items.find(({ lines }) => lines.some(({ name }) => name === about.ordered))
  return { orderId: required(order, about.ordered).id }
}
