import type { TestClient } from '#testing/site/test-client.ts'
import type { SeedApp } from './app.ts'
import { seedConversations } from './conversations.ts'
import { featuredTitles, seedListings } from './data/listings.ts'
import { sellers } from './data/sellers.ts'
import { seedFavourites } from './favourites.ts'
import { seedOrders } from './orders.ts'
import { joinUp } from './people.ts'
import { seedFeatureRequests } from './requests.ts'
import { feature, openShop, putUpForSale } from './shops.ts'

const day = 24 * 60 * 60 * 1000
/** Within the thirty days of a session, so that nobody has to sign in again. */
const historyDays = 27
/** The first of them, in which the listings go up one after the other. */
const publishingDays = 20

// Every seventeenth, round and round, so that the newest are of all categories.
const mixed = <T>(list: T[]): T[] => list.map((_, place) => list[(place * 17) % list.length]!)

type Published = Awaited<ReturnType<typeof putUpForSale>>

/** Puts all listings up for sale, each at its time; what one seller does waits for no other. */
const publish = async (sessions: Map<string, TestClient>, start: Date): Promise<Map<string, Published>> => {
  const published = new Map<string, Published>()
  const planned = mixed(seedListings).map((listing, place) => ({
    listing,
    at: new Date(start.getTime() + (place / seedListings.length) * publishingDays * day),
  }))
  const sell = async ([seller, theirs]: [string, typeof planned]) => {
    const api = sessions.get(seller)!
    for (const { listing, at } of theirs) {
      api.at = at
      const forSale = await putUpForSale(api, listing)
      if (featuredTitles.has(listing.title)) await feature(api, forSale)
      published.set(listing.title, forSale)
    }
  }
  await Promise.all([...Map.groupBy(planned, ({ listing }) => listing.seller)].map(sell))
  return published
}

/**
 * Fills an empty database with eight shops, sixty listings and orders in every state, lived through day by day up to
 * `now`. Everything goes through the API, so nothing impossible stands in it. Looks at listings, answers to wishes and who
 * is an admin are written by SQL afterwards (`seed-main.ts`).
 */
export const seed = async (app: SeedApp, now: Date): Promise<void> => {
  const start = new Date(now.getTime() - historyDays * day)
  const sessions = new Map<string, TestClient>()
  for (const seller of sellers) {
    const api = await joinUp(app, { ...seller, sellerTier: seller.tier, at: start })
    await openShop(api, seller)
    sessions.set(seller.username, api)
  }
  const published = await publish(sessions, start)
  await seedOrders({ app, sessions, published, now })
  await seedConversations({ app, published, now })
  await seedFavourites({ app, published, now })
  await seedFeatureRequests(app, now)
}
