import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { writeToAll } from '#testing/market/conversations.ts'
import { setShop } from '#testing/market/shops.ts'
import type { TestApp } from '#testing/site/test-app.ts'

const eggs = { category: 'hatching-eggs', subcategory: 'chicken' }
const pack = (pricePence: number) => [{ label: '6 eggs', pricePence, stock: 5, packCount: 6 }]

/** What is nobody's business but its owner's: no answer may ever hold any of it. */
export const secrets = {
  email: 'margaret.hollings@private.example',
  fullName: 'Margaret Hollings',
  phone: '07700 900123',
  street: '7 Quiet Lane',
  draft: 'Unannounced Sebright surprise',
  draftWords: 'Not for anybody yet',
  message: 'The key is under the blue pot',
  passwordHash: 'scrypt$secret-hash-of-margaret',
} as const

/** A shop in Ludlow with listings for every question of the suite, and with all that must stay private. */
export const stockShop = async (app: TestApp): Promise<Record<string, string>> => {
  const { email, fullName, phone, street, passwordHash } = secrets
  const person = { email, fullName, passwordHash }
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8', ...person })
  await setShop(app, seller, {
    collectionAddress: { name: fullName, line1: street, town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB', phone },
  })
  const listings = {
    blue: {
      ...eggs,
      title: 'Blue Marans hatching eggs',
      breed: 'marans',
      keywords: 'Marans Hatching eggs',
      options: pack(1450),
    },
    orpington: {
      ...eggs,
      title: 'Buff Orpington hatching eggs',
      breed: 'orpington',
      keywords: 'Orpington Hatching eggs',
    },
    incubator: { category: 'equipment', subcategory: 'incubators', title: 'Brinsea incubator', keywords: 'Incubators' },
    feeder: {
      category: 'equipment',
      subcategory: 'feeders',
      title: 'Treadle feeder',
      description: 'Delivery of feed.',
    },
    runners: { category: 'live-birds', subcategory: 'ducks', title: 'Indian Runner ducks', keywords: 'Ducks' },
    silkie: { ...eggs, title: 'White Silkie hatching eggs', breed: 'silkie', keywords: 'Silkie Hatching eggs' },
    pullets: {
      category: 'live-birds',
      subcategory: 'chickens',
      title: 'Point of lay Light Sussex pullets',
      breed: 'sussex',
      keywords: 'Sussex chickens pullets',
    },
    house: {
      category: 'equipment',
      subcategory: 'housing',
      title: 'Wooden hen house for six hens',
      keywords: 'Housing',
    },
    pellets: { category: 'supplies', subcategory: 'feed', title: 'Layers pellets 20 kg', keywords: 'Feed' },
    quail: {
      category: 'hatching-eggs',
      subcategory: 'quail',
      title: 'Japanese quail hatching eggs',
      keywords: 'Quail Hatching eggs',
    },
    draft: { ...eggs, title: secrets.draft, description: secrets.draftWords, status: 'draft' as const },
  }
  const ids: Record<string, string> = {}
  for (const [name, listing] of Object.entries(listings)) ids[name] = (await addListing(app, seller, listing)).id
  const buyer = await addSeller(app, { username: 'quiet_buyer', outcode: 'SY8' })
  await writeToAll(app, { from: seller, to: [buyer], text: secrets.message })
  return ids
}
