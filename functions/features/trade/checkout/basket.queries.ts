import type { CheckoutItem } from '#contract/trade/checkout.ts'
import type { Answers } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { selectBasket, selectOptions, type WantedRow } from '#features/trade/cart/cart.queries.ts'
import { rowsOfItems } from './items.rules.ts'

type Look = { viewerId: string; now: Date; items: CheckoutItem[] | undefined }

/** Reads what is bought: the items where there are such, else the viewer's cart; statements for a batch. */
export const selectWanted = (db: Db, { items, ...look }: Look) => ({
  cart: items ? undefined : selectBasket(db, look),
  options: items ? selectOptions(db, { ...look, optionIds: items.map(({ optionId }) => optionId) }) : undefined,
})

type Wanted = Answers<ReturnType<typeof selectWanted>>

/** What `selectWanted` read, in the order in which it was put in. */
export const wantedRows = (
  { cart, options }: Wanted,
  { items, buyerId }: { items: CheckoutItem[] | undefined; buyerId: string },
): WantedRow[] => (items ? rowsOfItems({ items, options: options ?? [], buyerId }) : (cart ?? []))
