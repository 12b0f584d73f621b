import type { Deps } from '#app/deps.ts'
import { dropCached, dropListings } from '#app/edge/edge-cache.ts'
import { AppError, answerLost, brokeConstraint, notFound, refusal } from '#app/errors.ts'
import { keepAnswer, selectKept } from '#app/idempotency.queries.ts'
import { type Attempt, answerKept, bodyHash, keptKeyConstraint } from '#app/idempotency.ts'
import { type CheckoutOpened, checkoutOpened } from '#contract/trade/checkout.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import {
  lockOptions,
  movedListings,
  moveStock,
  refuseShort,
  shortStock,
} from '#features/selling/stock/stock.queries.ts'
import { shortLine } from '#features/trade/cart/cart.dto.ts'
import { tooFew } from '#features/trade/cart/cart.service.ts'
import { selectWanted, wantedRows } from './basket.queries.ts'
import { ofBuyer, openOf, refuseChanged } from './checkout.queries.ts'
import { type Draft, draftCheckout, openedOf } from './draft.rules.ts'
import { withSeenPrices } from './items.rules.ts'
import { withNamedAddress } from './named-address.rules.ts'
import { storeDraft } from './place-order.writes.ts'
import { type PricedCart, priceCart, quoteOf } from './pricing.rules.ts'
import { type Asked, hasNewPrice, showPrices } from './quote.service.ts'
import { closeCheckouts } from './release.writes.ts'

type Priced = Pick<Asked, 'actor' | 'rows' | 'input'> & { priced: PricedCart }

const priceChanged = (what: 'A price' | 'The total', priced: PricedCart): AppError =>
  new AppError('price_changed', `${what} changed since you last looked. Please check the new total.`, {
    members: { quote: quoteOf(priced) },
  })

// Said in the order in which a buyer can do something about it.
const assertBuyable = async (deps: Deps, { priced, ...asked }: Priced): Promise<void> => {
  const { problems } = priced
  if (problems.some(({ code }) => code !== 'insufficient_stock')) {
    throw new AppError('cart_problems', problems[0]!.detail, { members: { problems } })
  }
  const short = asked.rows.filter((row) => row.stock < row.quantity)
  if (short.length > 0) throw tooFew(short.map((row) => shortLine(row, row)))
  if (asked.rows.some(hasNewPrice)) {
    await showPrices(deps, asked)
    throw priceChanged('A price', priced)
  }
  const { shownPence = priced.totalPence } = asked.input
  if (shownPence !== priced.totalPence) throw priceChanged('The total', priced)
}

/**
 * Another look at what is bought tells what happened; or it was a number that another order has, and the next one will do; or
 * the answer was lost, and the key tells whether it was done. Trying again under the key never does it twice.
 */
const isWorthAnotherLook = (error: unknown): boolean =>
  answerLost(error) ||
  ['price_changed', 'not_for_sale'].includes(refusal(error) ?? '') ||
  ['orders_number_key', keptKeyConstraint].some((name) => brokeConstraint(error, name))

type Placing = Asked & { priced: PricedCart; attempt: Attempt; hash: string }
type Drafted = Placing & { draft: Draft; answer: CheckoutOpened }

// In the order of the house: the buyer, options, then the checkout that this one takes the place of.
const placed = (deps: Deps, { actor, rows, attempt, hash, draft, answer }: Drafted) => {
  const { db, now } = deps
  const { id: buyerId } = actor
  const packs = rows.map(({ optionId, quantity }) => ({ optionId, quantity }))
  const wanted = rows.map(({ optionId, pricePence }) => ({ optionId, pricePence }))
  const ownOpen = openOf(buyerId)
  const note = 'A new checkout took its place.'
  return {
    locked: lockUser(db, buyerId),
    kept: keepAnswer(deps, attempt, { hash, status: 201, answer }),
    late: refuseShort(db, { take: packs, release: ownOpen, now }),
    options: lockOptions(db, { optionIds: packs.map(({ optionId }) => optionId), checkouts: ownOpen }),
    unchanged: refuseChanged(db, wanted),
    short: refuseShort(db, { take: packs, release: ownOpen, now }),
    moved: moveStock(db, { take: packs, release: ownOpen, now }),
    closed: closeCheckouts(deps, { which: ofBuyer(buyerId), status: 'abandoned', note }),
    stored: storeDraft(deps, { draft, actor }),
  }
}

const place = async (deps: Deps, placing: Placing): Promise<CheckoutOpened> => {
  const { priced, actor, input } = placing
  const draft = draftCheckout(deps, { buyerId: actor.id, priced, address: input.address, fromCart: !input.items })
  // Before the transaction: no lock is held while somebody else's service answers.
  const { paymentUrl } = await deps.payments.open({
    reference: draft.reference,
    amountPence: priced.totalPence,
    currency: 'GBP',
    description: draft.orders.map(({ number }) => number).join(', '),
  })
  const answer = openedOf(draft, paymentUrl)
  const { moved } = await batch(deps.db, placed(deps, { ...placing, draft, answer }))
  dropListings(deps, movedListings(moved))
  return answer
}

/** What the try itself says to those who come too late; another look could tell them nothing else. */
const tooLate = (error: unknown, rows: Asked['rows']): AppError | null => {
  const left = shortStock(error)
  const short = rows.flatMap((row) => {
    const stock = left?.get(row.optionId)
    return stock === undefined ? [] : [shortLine({ ...row, stock }, row)]
  })
  return short.length > 0 ? tooFew(short) : null
}

type Opening = Asked & { attempt: Attempt; kept: Awaited<ReturnType<typeof selectKept>> }

/** What the key opened before. Throws `not_found` for what an earlier release kept of it in another shape. */
const openedBefore = (kept: Opening['kept'], hash: string): CheckoutOpened | undefined => {
  const answer = answerKept(kept, hash)
  if (answer === undefined) return undefined
  const opened = checkoutOpened.safeParse(answer)
  if (!opened.success) throw notFound('this checkout')
  return opened.data
}

const mostLooks = 3

/** The calls of a checkout at worst: one that reads what is bought, then a try and, before the next, another look. */
export const callsOfCheckout = 2 * mostLooks

/**
 * Takes stock, creates the orders and opens their payment in one transaction; the buyer's own open checkout ends in it.
 * The same key and body get the same answer, also when the database's answer was lost after the commit: the kept one is
 * found here, or by the buyer's next try when there was no time left to look. Throws `cart_problems`,
 * `insufficient_stock`, `price_changed`, `idempotency_mismatch`, `validation`.
 */
export const openCheckout = async (deps: Deps, { kept, ...asked }: Opening): Promise<CheckoutOpened> => {
  const { actor, input, attempt } = asked
  const hash = bodyHash(input)
  const items = withSeenPrices(input.items, asked.rows)
  let seen = { kept, rows: asked.rows }
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const answer = openedBefore(seen.kept, hash)
    if (answer) return answer
    const given = { ...asked, input: withNamedAddress(asked), rows: seen.rows, hash }
    const placing = { ...given, priced: priceCart({ ...given, at: deps.now }) }
    await assertBuyable(deps, placing)
    try {
      return await place(deps, placing)
    } catch (error) {
      const late = tooLate(error, seen.rows)
      if (late) throw late
      if (!isWorthAnotherLook(error)) throw error
      if (answerLost(error)) dropCached(deps, 'products')
    }
    const again = await batch(deps.db, {
      wanted: selectWanted(deps.db, { viewerId: actor.id, now: deps.now, items }),
      kept: selectKept(deps, attempt),
    })
    seen = { kept: again.kept, rows: wantedRows(again.wanted, { items, buyerId: actor.id }) }
  }
  throw new AppError('unavailable', 'A lot of people are buying this right now. Please try again.', { retryAfter: 1 })
}
