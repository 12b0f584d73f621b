import type { Cart, CartLine, ShortLine } from '../../contract/cart.ts'
import type { CartRow, OptionRow } from './cart.queries.ts'
import { groupRows, sumOf } from './groups.ts'
import { noticeOf, waysOf } from './line-problems.ts'

/** The picture of a line: the listing's first, else its category's. */
export const pictureOf = ({ imageKey, categoryImage }: OptionRow): string =>
  imageKey ? `/api/images/${imageKey}?w=320` : categoryImage

const lineOf = (row: CartRow): CartLine => ({
  id: row.id,
  productId: row.productId,
  optionId: row.optionId,
  name: row.name,
  optionLabel: row.optionLabel,
  imageUrl: pictureOf(row),
  quantity: row.quantity,
  unitPricePence: row.pricePence,
  linePence: row.quantity * row.pricePence,
  stock: row.stock,
  notice: noticeOf(row),
  ways: waysOf(row),
})

/** The cart as the API answers it. */
export const cartOf = (rows: CartRow[], at: Date): Cart => ({
  groups: groupRows(rows, at).map(({ seller, way, rows: members, goodsPence, methods }) => ({
    seller,
    way,
    lines: members.map(lineOf),
    goodsPence,
    methods,
  })),
  count: sumOf(rows, (row) => row.quantity),
  goodsPence: sumOf(rows, (row) => row.quantity * row.pricePence),
  currency: 'GBP',
})

/** A line that asks for more than there is, as a 409 names it. */
export const shortLine = (row: OptionRow, { id, quantity }: { id: string | null; quantity: number }): ShortLine => ({
  lineId: id,
  optionId: row.optionId,
  name: row.name,
  optionLabel: row.optionLabel,
  quantity,
  stock: row.stock,
})
