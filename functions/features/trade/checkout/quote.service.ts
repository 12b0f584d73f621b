import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import type { GuestQuoteInput } from '#contract/trade/checkout.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { selectOptions, type WantedRow } from '#features/trade/cart/cart.queries.ts'
import { rememberPrices } from '#features/trade/cart/cart.writes.ts'
import { rowsOfItems } from './items.rules.ts'
import { type Named, withNamedAddress } from './named-address.rules.ts'
import { priceCart, quoteOf } from './pricing.rules.ts'

/** What is about to be bought. `saved`: the address that the input names, if it is the buyer's. */
export type Asked = Named & { actor: SessionActor; rows: WantedRow[] }

/** Whether a line costs other than its buyer was last shown. */
export const hasNewPrice = (row: WantedRow): boolean => row.seenPricePence !== row.pricePence

/** Remembers the prices of now as those that the buyer was shown in the cart. */
export const showPrices = async ({ db }: Deps, { actor, rows }: Pick<Asked, 'actor' | 'rows'>): Promise<void> => {
  const shown = rows.filter(hasNewPrice).flatMap(({ id, pricePence }) => (id ? [{ id, pricePence }] : []))
  if (shown.length === 0) return
  // Under the buyer's lock: it writes many lines, and so does a merge, in an order of its own.
  await batch(db, { locked: lockUser(db, actor.id), seen: rememberPrices(db, { userId: actor.id, shown }) })
}

/** Prices what is wanted; the prices shown are those that a checkout may then charge. Throws `validation`. */
export const showQuote = async (deps: Deps, asked: Asked): Promise<Quote> => {
  const priced = priceCart({ rows: asked.rows, input: withNamedAddress(asked), at: deps.now })
  await showPrices(deps, asked)
  return quoteOf(priced)
}

/** Prices what somebody without an account wants, from what everybody may see; nothing is kept. */
export const showGuestQuote = async ({ db, now }: Deps, { items, postcode }: GuestQuoteInput): Promise<Quote> => {
  const options = await selectOptions(db, { now, optionIds: items.map(({ optionId }) => optionId) })
  const rows = rowsOfItems({ items, options, buyerId: null })
  return quoteOf(priceCart({ rows, input: { items, address: { postcode } }, at: now }))
}
