import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { Db } from '#db/client.ts'
import { categories } from '#db/schema/catalogue/reference.ts'
import { users } from '#db/schema/identity/people.ts'
import { listingOptions, listings } from '#db/schema/selling/listings.ts'
import { shops } from '#db/schema/selling/shops.ts'
import { cartLines } from '#db/schema/trade/buying.ts'
import { dispatchDaysSql, shopNameSql, shopPlaceSql } from '#db/sql/shops.ts'
import { freeStockSql } from '#db/sql/stock.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'

/** Whose eyes and when: stock counts expired holds back in, and what the viewer's own open checkout holds. */
type Look = { viewerId: string; now: Date }

/** The same of options, which are for everybody: without a viewer nobody's open checkout counts. */
type OpenLook = Pick<Look, 'now'> & Partial<Look>

const picture = sql<string | null>`(
  select i.image_key from listing_images i where i.listing_id = ${listings.id} order by i.position limit 1)`

const optionColumns = (look: OpenLook) => ({
  optionId: listingOptions.id,
  optionLabel: listingOptions.label,
  pricePence: listingOptions.pricePence,
  archivedAt: listingOptions.archivedAt,
  stock: freeStockSql({ ...look, option: 'listing_options' }),
  productId: listings.id,
  name: listings.title,
  status: listings.status,
  collection: listings.collection,
  dispatchWeekdays: dispatchDaysSql({ listing: 'listings', shop: 'shops' }).mapWith(shops.dispatchWeekdays),
  category: sql<CategorySlug>`${categories.slug}`,
  categoryImage: categories.imageUrl,
  imageKey: picture,
  sellerId: users.id,
  sellerUsername: users.username,
  sellerEmail: users.email,
  sellerName: users.fullName,
  sellerSuspendedAt: users.suspendedAt,
  shopName: shopNameSql({ shop: 'shops', seller: 'users' }),
  place: shopPlaceSql('shops'),
  holidayUntil: shops.holidayUntil,
  awayUntil: sql<string | null>`${shops.holidayUntil}::text`.mapWith((day: string) => awayUntil(day, look.now)),
  collectionAddress: shops.collectionAddress,
})

/** Options as a buyer would take them, whether for sale or not, in no order. */
export const selectOptions = (db: Db, { optionIds, ...look }: OpenLook & { optionIds: string[] }) =>
  db
    .select(optionColumns(look))
    .from(listingOptions)
    .innerJoin(listings, eq(listings.id, listingOptions.listingId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(shops, eq(shops.sellerId, listings.sellerId))
    .where(inArray(listingOptions.id, optionIds))

export type OptionRow = Awaited<ReturnType<typeof selectOptions>>[number]

/** What a buyer wants of an option: a line of their cart, or an item that is bought past it, which has no id. */
export type WantedRow = OptionRow & {
  id: string | null
  quantity: number
  way: Way
  /** The price in pence that they were last shown. */
  seenPricePence: number
  /** Whether it is the buyer's own listing, which no cart takes. */
  own?: boolean
}

const selectLines = (db: Db, { which, ...look }: Look & { which?: SQL }) =>
  db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      way: cartLines.way,
      seenPricePence: cartLines.seenPricePence,
      savedAt: cartLines.savedAt,
      ...optionColumns(look),
    })
    .from(cartLines)
    .innerJoin(listingOptions, eq(listingOptions.id, cartLines.optionId))
    .innerJoin(listings, eq(listings.id, cartLines.listingId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(shops, eq(shops.sellerId, listings.sellerId))
    .where(and(eq(cartLines.userId, look.viewerId), which))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))

/** The viewer's cart with what is saved for later, oldest line first. */
export const selectCart = (db: Db, look: Look) => selectLines(db, look)

/** What of the viewer's cart is bought now, oldest line first. */
export const selectBasket = (db: Db, look: Look) => selectLines(db, { ...look, which: isNull(cartLines.savedAt) })

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number]
