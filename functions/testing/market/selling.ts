import sharp from 'sharp'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { BillingPeriod } from '#contract/selling/packages.constants.ts'
import type { SellerTier } from '#contract/tiers.ts'
import { type NewTestUser, signUp, type TestUser } from '../people/test-users.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestAnswer, TestClient } from '../site/test-client.ts'
import { yard } from './orders.ts'
import { setShop } from './shops.ts'

/** A Tuesday morning; sellers start on the 9th. */
export const start = new Date('2026-06-09T08:00:00Z')

export const daysLater = (days: number): Date => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

/** Answers the body, or fails with what was answered instead. */
export const ok = <Body>({ status, body }: TestAnswer<Body>, wanted = 200): Body => {
  if (status !== wanted) throw new Error(`Wanted ${wanted}, got ${status}: ${JSON.stringify(body)}`)
  return body
}

export const openPackage = async (api: TestClient, tier: SellerTier, period: BillingPeriod = 'month') =>
  ok(await api.post<{ reference: string; paymentUrl: string }>('/api/subscription', { tier, period }), 201)

/** A seller who has verified their address, paid for a package and said where they are and where buyers collect. */
export const newSeller = async (
  app: TestApp,
  tier: SellerTier = 'basic',
  more: NewTestUser = {},
): Promise<TestUser> => {
  const seller = await signUp(app, { userType: 'seller', sellerTier: tier, at: start, ...more })
  const { reference } = await openPackage(seller.api, tier)
  ok(await seller.api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  await setShop(app, seller.id, { outcode: 'SY8', collectionAddress: yard })
  return seller
}

export const eggs = {
  title: 'Copper Black Marans hatching eggs',
  category: 'hatching-eggs',
  subcategory: 'chicken',
  description: 'Dark brown eggs from a closed flock, gathered three times a day.',
  attributes: { species: 'chicken', breed: 'marans', laidWithinDays: 4, size: 'large', shellColour: 'dark brown' },
  options: [
    { label: '6 eggs', sku: 'MAR-6', pricePence: 1800, stock: 4, packCount: 6 },
    { label: '12 eggs', sku: null, pricePence: 3200, stock: 2, packCount: 12 },
  ],
}

/** Young hens, whose seller confirms that they are registered; they lack their photo. */
export const birds = {
  title: 'Point of lay Marans pullets',
  category: 'live-birds',
  subcategory: 'chickens',
  description: 'Reared here on grass, used to being handled, and not far off their first egg.',
  attributes: {
    ...{ species: 'chicken', breed: 'marans', ageWeeks: 18, sex: 'pullet' },
    ...{ vaccinated: true, ringed: false, keeperConfirmed: true },
  },
  options: [{ label: 'One pullet', pricePence: 2400, stock: 6 }],
}

export const mug = {
  title: 'Enamel mug with a hen',
  category: 'merchandise',
  description: 'Holds half a pint and survives being dropped in the yard.',
  options: [{ label: 'One', pricePence: 900, stock: 20 }],
}

export const draft = async (api: TestClient, listing: object = mug): Promise<SellerListing> =>
  ok(await api.post<SellerListing>('/api/seller/listings', listing), 201)

/** Where a seller reads and changes a listing of theirs. */
export const ownListing = (id: string): string => `/api/seller/listings/${id}`

/** What is refused of a listing, with whatever else the problem says. */
export type ListingProblem = { code: string; errors: { path: string; message: string }[] } & Record<string, unknown>

/** The fields that a problem names. */
export const pathsOf = ({ errors }: ListingProblem): string[] => errors.map(({ path }) => path)

export const publish = <Body>(api: TestClient, id: string) => api.post<Body>(`${ownListing(id)}/publish`)

export const photograph = (width = 64, height = 48) =>
  sharp({
    create: { width, height, channels: 3, background: '#8a6', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  })

const asFile = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name)

export const formOf = (files: Record<string, Buffer | string>): FormData => {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.set(name, asFile(bytes, `${name}.bin`))
  return form
}

export const upload = async (api: TestClient): Promise<Upload> =>
  ok(await api.upload<Upload>('/api/uploads', formOf({ file: await photograph().webp().toBuffer() })), 201)
