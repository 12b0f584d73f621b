import type { Deps } from '#app/deps.ts'
import { dropCached, dropListings } from '#app/edge/edge-cache.ts'
import { AppError, answerLost, brokeConstraint, notFound, refusal } from '#app/errors.ts'
import { type Attempt, answerKept, bodyHash, keepAnswer, keptKeyConstraint, selectKept } from '#app/idempotency.ts'
import type { Checkout, CheckoutOpened, Quote } from '#contract/trade/checkout.answers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { lockOptions, movedListings, moveStock } from '#features/selling/stock/stock.queries.ts'
import { shortLine } from '#features/trade/cart/cart.dto.ts'
import { type CartRow, selectBasket } from '#features/trade/cart/cart.queries.ts'
import { tooFew } from '#features/trade/cart/cart.service.ts'
import { rememberPrices } from '#features/trade/cart/cart.writes.ts'
import { type CheckoutRow, ofBuyer, openOf, refuseChanged, refuseDeparted } from './checkout.queries.ts'
import { type Draft, draftCheckout, openedOf } from './draft.rules.ts'
import { type Named, withNamedAddress } from './named-address.rules.ts'
import { storeDraft } from './place-order.writes.ts'
import { type Plan, planCheckout, quoteOf } from './plan.rules.ts'
import { closeCheckouts } from './release.writes.ts'

/** `saved`: the address that the input names, if it is the viewer's. */
type Asked = Named & { viewerId: string; rows: CartRow[] }

const hasNewPrice = (row: CartRow): boolean => row.seenPricePence !== row.pricePence

// Under the buyer's lock: it writes many lines, and so does a merge, in an order of its own.
const showPrices = async ({ db }: Deps, { viewerId, rows }: Pick<Asked, 'viewerId' | 'rows'>): Promise<void> => {
  const shown = rows.filter(hasNewPrice).map(({ id, pricePence }) => ({ id, pricePence }))
  if (shown.length === 0) return
  await batch(db, { locked: lockUser(db, viewerId), seen: rememberPrices(db, { userId: viewerId, shown }) })
}

/** Prices the cart; the prices shown are those that a checkout may then charge. Throws `validation`. */
export const showQuote = async (deps: Deps, asked: Asked): Promise<Quote> => {
  const plan = planCheckout({ rows: asked.rows, input: withNamedAddress(asked), at: deps.now })
  await showPrices(deps, asked)
  return quoteOf(plan)
}

type Planned = Pick<Asked, 'viewerId' | 'rows'> & { plan: Plan }

// Said in the order in which a buyer can do something about it.
const assertBuyable = async (deps: Deps, { plan, ...asked }: Planned): Promise<void> => {
  const { problems } = plan
  if (problems.some(({ code }) => code !== 'insufficient_stock')) {
    throw new AppError('cart_problems', problems[0]!.detail, { members: { problems } })
  }
  const short = asked.rows.filter((row) => row.stock < row.quantity)
  if (short.length > 0) throw tooFew(short.map((row) => shortLine(row, row)))
  if (!asked.rows.some(hasNewPrice)) return
  await showPrices(deps, asked)
  throw new AppError('price_changed', 'A price changed since you last looked. Please check the new total.', {
    members: { quote: quoteOf(plan) },
  })
}

/**
 * Another look at the cart tells what happened; or it was a number that another order has, and the next one will do; or
 * the answer was lost, and the key tells whether it was done. Trying again under the key never does it twice.
 */
const isWorthAnotherLook = (error: unknown): boolean =>
  answerLost(error) ||
  ['price_changed', 'not_for_sale'].includes(refusal(error) ?? '') ||
  ['listing_options_stock_check', 'orders_number_key', keptKeyConstraint].some((name) => brokeConstraint(error, name))

type Placing = Asked & { plan: Plan; attempt: Attempt; hash: string }
type Drafted = Placing & { draft: Draft; answer: CheckoutOpened }

// In the order of the house: the buyer, options, then the checkout that this one takes the place of.
const placed = (deps: Deps, { viewerId, rows, attempt, hash, draft, answer }: Drafted) => {
  const { db, now } = deps
  const packs = rows.map(({ optionId, quantity }) => ({ optionId, quantity }))
  const wanted = rows.map(({ optionId, pricePence }) => ({ optionId, pricePence }))
  const ownOpen = openOf(viewerId)
  const note = 'A new checkout took its place.'
  return {
    locked: lockUser(db, viewerId),
    present: refuseDeparted(db, viewerId),
    kept: keepAnswer(deps, attempt, { hash, status: 201, answer }),
    options: lockOptions(db, { optionIds: packs.map(({ optionId }) => optionId), checkouts: ownOpen }),
    unchanged: refuseChanged(db, wanted),
    moved: moveStock(db, { take: packs, release: ownOpen, now }),
    closed: closeCheckouts(deps, { which: ofBuyer(viewerId), status: 'abandoned', note }),
    stored: storeDraft(deps, draft),
  }
}

const place = async (deps: Deps, placing: Placing): Promise<CheckoutOpened> => {
  const { plan, viewerId, input } = placing
  const draft = draftCheckout(deps, { buyerId: viewerId, plan, address: input.address })
  // Before the transaction: no lock is held while somebody else's service answers.
  const { paymentUrl } = await deps.payments.open({
    reference: draft.reference,
    amountPence: plan.totalPence,
    currency: 'GBP',
    description: draft.orders.map(({ number }) => number).join(', '),
  })
  const answer = openedOf(draft, paymentUrl)
  const { moved } = await batch(deps.db, placed(deps, { ...placing, draft, answer }))
  dropListings(movedListings(moved), deps.now)
  return answer
}

type Opening = Asked & { attempt: Attempt; kept: Awaited<ReturnType<typeof selectKept>> }

const mostLooks = 3

/** The calls of a checkout at worst: one that reads the cart, then a try and, before the next, another look. */
export const callsOfCheckout = 2 * mostLooks

/**
 * Takes stock, creates the orders and opens their payment in one transaction; the buyer's own open checkout ends in it.
 * The same key and body get the same answer, also when the database's answer was lost after the commit: the kept one is
 * found here, or by the buyer's next try when there was no time left to look. Throws `cart_problems`,
 * `insufficient_stock`, `price_changed`, `idempotency_mismatch`, `validation`.
 */
export const openCheckout = async (deps: Deps, { kept, ...asked }: Opening): Promise<CheckoutOpened> => {
  const { viewerId, input, attempt } = asked
  const hash = bodyHash(input)
  let seen = { kept, rows: asked.rows }
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const answer = answerKept(seen.kept, hash)
    // Nothing else is kept under this route.
    if (answer) return answer as CheckoutOpened
    const given = { ...asked, input: withNamedAddress(asked), rows: seen.rows, hash }
    const placing = { ...given, plan: planCheckout({ ...given, at: deps.now }) }
    await assertBuyable(deps, placing)
    try {
      return await place(deps, placing)
    } catch (error) {
      if (refusal(error) === 'departed') throw new AppError('unauthenticated', 'Please sign in first.')
      if (!isWorthAnotherLook(error)) throw error
      if (answerLost(error)) dropCached('products', deps.now)
    }
    seen = await batch(deps.db, {
      rows: selectBasket(deps.db, { viewerId, now: deps.now }),
      kept: selectKept(deps, attempt),
    })
  }
  throw new AppError('unavailable', 'Many people want this at once. Please try again.', { retryAfter: 1 })
}

/** The checkout as its buyer sees it now: an open one whose time is over has expired. Throws `not_found`. */
export const checkoutOf = (deps: Deps, row: CheckoutRow | undefined): Checkout => {
  if (!row) throw notFound('This checkout')
  const { reference, ...rest } = row
  const status = row.status === 'open' && row.expiresAt <= deps.now ? 'expired' : row.status
  return {
    ...rest,
    status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    paymentUrl: status === 'open' && reference ? `/pay/${reference}` : null,
  }
}
