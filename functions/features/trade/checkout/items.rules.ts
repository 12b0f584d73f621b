import type { CheckoutItem } from '#contract/trade/checkout.ts'
import type { OptionRow, WantedRow } from '#features/trade/cart/cart.queries.ts'
import { waysOf } from '#features/trade/cart/line-problems.rules.ts'

/** `buyerId` is null for a guest, who sells nothing. */
type Items = { items: CheckoutItem[]; options: OptionRow[]; buyerId: string | null }

/** Items as a cart would have them, in their order. What nobody but its seller may see is left out. */
export const rowsOfItems = ({ items, options, buyerId }: Items): WantedRow[] =>
  items.flatMap(({ optionId, quantity, way, unitPricePence }): WantedRow[] => {
    const option = options.find((one) => one.optionId === optionId)
    if (!option || option.status === 'draft') return []
    return [
      {
        ...option,
        id: null,
        quantity,
        way: way ?? waysOf(option)[0] ?? 'post',
        seenPricePence: unitPricePence ?? option.pricePence,
        own: option.sellerId === buyerId,
      },
    ]
  })

/** The same items, each with the price at which its buyer was last shown it. */
export const withSeenPrices = (items: CheckoutItem[] | undefined, rows: WantedRow[]): CheckoutItem[] | undefined =>
  items?.map((item) => ({
    ...item,
    unitPricePence: rows.find(({ optionId }) => optionId === item.optionId)?.seenPricePence ?? item.unitPricePence,
  }))
