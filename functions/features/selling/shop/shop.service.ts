import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { invalid, notFound, refusal } from '#app/errors.ts'
import type { Address } from '#contract/fields.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import { batch } from '#db/batch.ts'
import { changeShop as changeRow } from '#features/identity/shops/shop.queries.ts'
import { takeImageAs } from '#features/identity/uploads/image-use.queries.ts'
import { assertOwnName } from '#features/identity/users/own-names.rules.ts'
import type { ShopRow } from './shop.queries.ts'

const fullAddress = (address: NonNullable<ShopRow['collectionAddress']>): Address => ({
  ...address,
  line2: address.line2 ?? null,
  county: address.county ?? null,
  phone: address.phone ?? null,
})

/** The shop as its seller sees it. Throws `not_found`. */
export const toShop = (row: ShopRow | undefined): Shop => {
  if (!row) throw notFound('Your shop')
  return { ...row, collectionAddress: row.collectionAddress && fullAddress(row.collectionAddress) }
}

const badBanner = () => invalid('bannerKey', 'Please upload this picture again')

/** What the input names, as the database knows it; an empty list means that it does not exist. */
type ShopFacts = { shop: ShopRow | undefined; outcodes: unknown[]; banners: unknown[] }

const check = (input: ShopInput, { shop, outcodes, banners }: ShopFacts): void => {
  if (input.name !== undefined) assertOwnName({ name: input.name, path: 'name', present: shop?.name })
  if (input.outcode && outcodes.length === 0) throw invalid('outcode', 'We do not know this outcode')
  if (input.bannerKey && input.bannerKey !== shop?.bannerKey && banners.length === 0) throw badBanner()
}

/** Changes what is given of a shop. Throws `validation` for an unknown outcode, a picture that is not free to use, and a new name that is none of their own. */
export const changeShop = async (
  deps: Deps,
  { sellerId, input, facts }: { sellerId: string; input: ShopInput; facts: ShopFacts },
): Promise<Shop> => {
  check(input, facts)
  const { db, now } = deps
  const key = input.bannerKey && input.bannerKey !== facts.shop?.bannerKey ? input.bannerKey : null
  const written = batch(db, {
    changed: changeRow(db, { sellerId, changes: input, now }),
    banner: key ? [takeImageAs(db, { purpose: 'banner', key, ownerId: sellerId, now })] : [],
  })
  const { changed } = await written.catch((error: unknown) => {
    throw refusal(error) === 'banner' ? badBanner() : error
  })
  dropCached(deps, 'products')
  return toShop(changed[0])
}
