import type { Deps } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { Product, ProductDelivery, ProductSeller } from '#contract/catalogue/product.answers.ts'
import { type Answers, batch } from '#db/batch.ts'
import { collectionChoice, deliveryChoices } from '#features/catalogue/delivery/delivery.rules.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'
import { cardOf, imageUrl } from './card.dto.ts'
import type { CardRow } from './card.queries.ts'
import {
  type BelowRow,
  belowRows,
  type ProductRow,
  productImages,
  productOptions,
  productRow,
} from './product.queries.ts'

/** The statements of a product: for a batch, whose answers `productOf` reads. */
export const productStatements = ({ db, now }: Deps, id: string) => ({
  found: productRow(db, id),
  options: productOptions(db, { id, now }),
  images: productImages(db, id),
})

type ProductRead = Answers<ReturnType<typeof productStatements>>

const isPublic = (row: ProductRow): row is ProductRow & CardRow => row.stored_status !== 'removed'

const canBeOrdered = ({ status, awayUntil }: ProductCard): boolean => status === 'active' && awayUntil === null

type Offered = { row: ProductRow; card: ProductCard; at: Date }

/** What one of the lowest price costs to get, and when it comes where it can be ordered now. */
const deliveryOf = ({ row, card, at }: Offered): ProductDelivery[] => {
  const kind = deliveryKind(row.category_slug)
  const when = { at, holidayUntil: row.holiday_until }
  const collected = kind === 'collection' || (kind !== 'none' && row.collection)
  const posted =
    kind === 'eggs' || kind === 'goods'
      ? deliveryChoices({ kind, goodsPence: row.price_pence, dispatchWeekdays: row.dispatch_weekdays, ...when })
      : []
  return [...posted, ...(collected ? [collectionChoice(when)] : [])].map(({ code, label, pricePence, estimate }) => ({
    code,
    label,
    pricePence,
    estimate: canBeOrdered(card) ? estimate : null,
  }))
}

const sellerOf = (row: ProductRow, now: Date): ProductSeller => ({
  username: row.username,
  shopName: row.shop_name,
  kind: row.seller_kind,
  location: row.place,
  rating: row.seller_rating,
  reviewCount: row.seller_reviews,
  hatchRate: null,
  avatarUrl: row.seller_avatar_key && imageUrl(row.seller_avatar_key, 320),
  joinedAt: row.joined_at,
  ordersSent: row.orders_sent,
  postedOnTimePercent: row.posted_on_time_percent,
  responseHours: row.response_hours,
  keeperConfirmed: row.keeper_confirmed,
  holidayUntil: awayUntil(row.holiday_until, now),
})

/** A listing from what its statements answered. Throws `not_found` for a draft or nothing at all, `removed` for what an admin took down. */
const productOf = ({ now }: Deps, { found, options, images }: ProductRead): Product => {
  const row = found.rows[0]
  if (!row) throw notFound('this listing')
  if (!isPublic(row)) throw new AppError('removed', 'This listing has been removed.')
  const inStock = options.rows.some(({ stock }) => stock > 0)
  const card = cardOf({ ...row, in_stock: inStock }, now)
  return {
    ...card,
    description: row.whole_description,
    options: options.rows,
    images: images.rows.map(({ key, ...image }) => ({ url: imageUrl(key, 1600), ...image })),
    attributes: row.attributes,
    delivery: deliveryOf({ row, card, at: now }),
    publishedAt: row.published_at,
    version: row.version,
    seller: sellerOf(row, now),
  }
}

/** A listing as its page shows it. Throws `not_found` and `removed`. */
export const readProduct = async (deps: Deps, id: string): Promise<Product> =>
  productOf(deps, await batch(deps.db, productStatements(deps, id)))

export type ProductWithRows = { product: Product; others: ProductCard[]; similar: ProductCard[] }

/** A listing with the rows below it, its seller’s others and similar ones, in one round trip. Throws `not_found` and `removed`. */
export const readProductWithRows = async (deps: Deps, id: string): Promise<ProductWithRows> => {
  const { db, now } = deps
  const { below, ...found } = await batch(db, { ...productStatements(deps, id), below: belowRows(db, id) })
  const rowOf = (placeOf: (row: BelowRow) => number | null): ProductCard[] =>
    below.rows
      .flatMap((row) => {
        const place = placeOf(row)
        return place === null ? [] : [{ row, place }]
      })
      .sort((one, other) => one.place - other.place)
      .map(({ row }) => cardOf(row, now))
  return {
    product: productOf(deps, found),
    others: rowOf(({ others_place }) => others_place),
    similar: rowOf(({ similar_place }) => similar_place),
  }
}
