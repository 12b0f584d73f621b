import type { Cart, CartLine, ShortLine } from '#contract/trade/cart.answers.ts'
import type { QuoteLine } from '#contract/trade/checkout.answers.ts'
import type { CartRow, OptionRow, WantedRow } from './cart.queries.ts'
import { groupRows, offerOf, sumOf } from './groups.rules.ts'
import { isForSale, lineProblem, noticeOf, savedNoticeOf, waysOf } from './line-problems.rules.ts'

/** The picture of a line: the listing's first, else its category's. */
export const pictureOf = ({ imageKey, categoryImage }: OptionRow): string =>
  imageKey ? `/api/images/${imageKey}?w=320` : categoryImage

const packsOf = (row: WantedRow) => ({
  productId: row.productId,
  optionId: row.optionId,
  name: row.name,
  optionLabel: row.optionLabel,
  imageUrl: pictureOf(row),
  quantity: row.quantity,
  unitPricePence: row.pricePence,
  linePence: row.quantity * row.pricePence,
  stock: isForSale(row) && !row.own ? row.stock : 0,
})

/** A line of a quote. */
export const quoteLineOf = (row: WantedRow): QuoteLine => ({
  ...packsOf(row),
  lineId: row.id,
  notice: noticeOf(row),
})

const lineOf = (row: CartRow): CartLine => ({
  ...packsOf(row),
  id: row.id,
  way: row.way,
  notice: row.savedAt ? savedNoticeOf(row) : noticeOf(row),
  ways: waysOf(row),
  canBuy: lineProblem(row) === null,
})

const lastSavedFirst = (a: CartRow, b: CartRow): number =>
  (b.savedAt?.getTime() ?? 0) - (a.savedAt?.getTime() ?? 0) || b.id.localeCompare(a.id)

/** The cart as the API answers it. */
export const cartOf = (all: CartRow[], at: Date): Cart => {
  const rows = all.filter(({ savedAt }) => !savedAt)
  const groups = groupRows(rows, at).map(({ seller, way, collectionPlace, rows: members }) => ({
    seller,
    way,
    collectionPlace,
    lines: members.map(lineOf),
    ...offerOf({ way, rows: members.filter((row) => lineProblem(row) === null), at }),
  }))
  return {
    groups,
    saved: all
      .filter(({ savedAt }) => savedAt)
      .sort(lastSavedFirst)
      .map(lineOf),
    count: sumOf(rows, (row) => row.quantity),
    goodsPence: sumOf(groups, (group) => group.goodsPence),
    currency: 'GBP',
  }
}

/** A line that asks for more than there is, as a 409 names it. */
export const shortLine = (row: OptionRow, { id, quantity }: { id: string | null; quantity: number }): ShortLine => ({
  lineId: id,
  optionId: row.optionId,
  name: row.name,
  optionLabel: row.optionLabel,
  quantity,
  stock: row.stock,
})
