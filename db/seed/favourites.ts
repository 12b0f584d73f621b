import { done } from './answers.ts'
import type { SeedApp } from './app.ts'
import { demoPassword } from './people.ts'

const hour = 60 * 60 * 1000

/** What the demo's buyer keeps, the first longest. */
const kept = ['Galvanised tube feeder, 10 kg', 'Pair of Call ducks, silver', 'Cream Legbar hatching eggs, sky blue']

type Stage = { app: SeedApp; published: Map<string, { id: string }>; now: Date }

/** Three listings that the demo's buyer wants to find again. */
export const seedFavourites = async ({ app, published, now }: Stage): Promise<void> => {
  const api = app.client(new Date(now.getTime() - (kept.length + 1) * hour))
  done(await api.post('/api/login', { username: 'demo_buyer', password: demoPassword }), 200)
  for (const [place, title] of kept.entries()) {
    const listing = published.get(title)
    if (!listing) throw new Error(`The favourites of the seed name ${title}, which is not there.`)
    api.at = new Date(now.getTime() - (kept.length - place) * hour)
    done(await api.put(`/api/favourites/${listing.id}`), 204)
  }
}
