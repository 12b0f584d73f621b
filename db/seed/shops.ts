import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { imageWidths } from '#contract/identity/uploads.constants.ts'
import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'
import type { SeedListing } from './data/listing.ts'
import type { SeedSeller } from './data/sellers.ts'
import type { PictureKey } from './pictures/manifest.ts'

/** Buys the year's package in the sandbox and furnishes the shop. */
export const openShop = async (api: TestClient, seller: SeedSeller): Promise<void> => {
  const { reference } = done(
    await api.post<{ reference: string }>('/api/subscription', { tier: seller.tier, period: 'year' }),
    201,
  )
  done(await api.post(`/api/payments/sandbox/${reference}/succeed`, {}), 200)
  const banner = seller.banner ? { bannerKey: await uploadPicture(api, seller.banner) } : {}
  done(await api.patch('/api/seller/shop', { ...seller.shop, ...banner, dispatchWeekdays: ['mon', 'tue', 'wed'] }), 200)
}

type Published = { id: string; version: number; options: { id: string; label: string }[] }

/** Uploads the picture with its variants, drafts and publishes. */
export const putUpForSale = async (api: TestClient, listing: SeedListing): Promise<Published> => {
  const { seller: _, pictures, ...draft } = listing
  const imageKeys: string[] = []
  for (const picture of pictures) imageKeys.push(await uploadPicture(api, picture))
  const { id } = done(await api.post<{ id: string }>('/api/seller/listings', { ...draft, imageKeys }), 201)
  return done(await api.post<Published>(`/api/seller/listings/${id}/publish`), 200)
}

/** A Premium seller's own pick for the home page. */
export const feature = async (api: TestClient, { id, version }: Published): Promise<void> => {
  done(await api.patch(`/api/seller/listings/${id}`, { version, isFeatured: true }), 200)
}

const fileOf = (name: string) => readFile(path.join(import.meta.dirname, 'pictures/files', `${name}.webp`))

/** One of the drawn pictures with its variants, as a browser sends them; its key. */
export const uploadPicture = async (api: TestClient, key: PictureKey): Promise<string> => {
  const file = await fileOf(key)
  // Drawn 1,200 pixels wide, it is its own widest variant.
  const variants = { 320: await fileOf(`${key}-320`), 800: await fileOf(`${key}-800`), 1600: file }
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file)], `${key}.webp`, { type: 'image/webp' }))
  for (const width of imageWidths)
    form.set(`w${width}`, new File([new Uint8Array(variants[width])], `${width}.webp`, { type: 'image/webp' }))
  return done(await api.upload<{ key: string }>('/api/uploads', form), 201).key
}
