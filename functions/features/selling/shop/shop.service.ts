import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { type AppError, invalid, notFound, refusal } from '#app/errors.ts'
import { ukDay } from '#contract/calendar-day.ts'
import type { Address } from '#contract/fields.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import { holidayOver, type ShopInput } from '#contract/selling/shop.ts'
import { batch } from '#db/batch.ts'
import { changeShop as changeRow } from '#features/identity/shops/shop.queries.ts'
import { takeImageAs } from '#features/identity/uploads/image-use.queries.ts'
import { assertOwnName } from '#features/identity/users/own-names.rules.ts'
import { lockPlace, refuseLosingAddress, refuseLosingOutcode } from '#features/selling/shelf/place.queries.ts'
import type { ShopRow } from './shop.queries.ts'

const fullAddress = (address: NonNullable<ShopRow['collectionAddress']>): Address => ({
  ...address,
  line2: address.line2 ?? null,
  county: address.county ?? null,
  phone: address.phone ?? null,
})

/** The shop as its seller sees it. Throws `not_found`. */
export const toShop = (row: ShopRow | undefined): Shop => {
  if (!row) throw notFound('your shop')
  return { ...row, collectionAddress: row.collectionAddress && fullAddress(row.collectionAddress) }
}

const badBanner = () => invalid('bannerKey', 'Please upload this photo again')

/** What the input names, as the database knows it; an empty list means that it does not exist. */
type ShopFacts = {
  shop: ShopRow | undefined
  outcodes: unknown[]
  banners: unknown[]
}

// What is for sale rests on the place: it may move, but not go.
const refused: Record<string, () => AppError> = {
  banner: badBanner,
  outcode: () =>
    invalid(
      'outcode',
      'You have listings for sale, and buyers need to know where you are. Pause those listings first.',
    ),
  collection_address: () =>
    invalid(
      'collectionAddress.line1',
      'Buyers can still collect some of your listings. Pause those first, or offer them by post only.',
    ),
}

const assertAhead = ({ holidayUntil }: ShopInput, { shop, now }: { shop: ShopRow | undefined; now: Date }): void => {
  if (!holidayUntil || holidayUntil === shop?.holidayUntil || holidayUntil >= ukDay(now)) return
  throw invalid('holidayUntil', holidayOver)
}

const check = (input: ShopInput, { now, shop, outcodes, banners }: ShopFacts & { now: Date }): void => {
  assertAhead(input, { shop, now })
  if (input.name !== undefined) assertOwnName({ name: input.name, path: 'name', present: shop?.name })
  if (input.outcode && outcodes.length === 0) throw invalid('outcode', 'We don’t recognise this postcode')
  if (input.bannerKey && input.bannerKey !== shop?.bannerKey && banners.length === 0) throw badBanner()
}

// What is everybody's to see of a shop: its quick replies are its seller's alone.
const shownOf = (row: ShopRow | undefined): string => JSON.stringify({ ...row, quickReplies: null })

/**
 * Changes what is given of a shop. Throws `validation` for an unknown outcode, a picture that is not free to use, a new name
 * that is none of their own, a place that goes while something is for sale, and a holiday that is over.
 */
export const changeShop = async (
  deps: Deps,
  { sellerId, input, facts }: { sellerId: string; input: ShopInput; facts: ShopFacts },
): Promise<Shop> => {
  const { db, now } = deps
  check(input, { ...facts, now })
  const key = input.bannerKey && input.bannerKey !== facts.shop?.bannerKey ? input.bannerKey : null
  const written = batch(db, {
    locked: lockPlace(db, sellerId),
    placed: input.outcode === null ? refuseLosingOutcode(db, sellerId) : undefined,
    collected: input.collectionAddress === null ? refuseLosingAddress(db, sellerId) : undefined,
    changed: changeRow(db, { sellerId, changes: input, now }),
    banner: key ? takeImageAs(db, { purpose: 'banner', key, ownerId: sellerId, now }) : undefined,
  })
  const { changed } = await written.catch((error: unknown) => {
    throw refused[refusal(error) ?? '']?.() ?? error
  })
  if (shownOf(changed[0]) !== shownOf(facts.shop)) dropCached(deps, 'products')
  return toShop(changed[0])
}
