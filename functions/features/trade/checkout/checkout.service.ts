import { sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { dropCached, dropListings } from '#app/edge/edge-cache.ts'
import { AppError, answerLost, brokeConstraint, notFound, refusal } from '#app/errors.ts'
import { type Attempt, answerKept, bodyHash, keepAnswer, keptKeyConstraint, selectKept } from '#app/idempotency.ts'
import type { Checkout, CheckoutOpened, Quote } from '#contract/trade/checkout.ts'
import { lockOptions, movedListings, moveStock } from '#features/selling/stock/stock.queries.ts'
import { shortLine } from '#features/trade/cart/cart.dto.ts'
import { type CartRow, lockBuyer, selectBasket } from '#features/trade/cart/cart.queries.ts'
import { tooFew } from '#features/trade/cart/cart.service.ts'
import { refuseChanged, refuseDeparted, rememberPrices, type selectCheckout } from './checkout.queries.ts'
import { type Named, withNamedAddress } from './named-address.rules.ts'
import { draftCheckout, insertCheckout, openedOf } from './place-order.writes.ts'
import { type Plan, planCheckout, quoteOf } from './plan.rules.ts'
import { closeCheckouts } from './release.writes.ts'

/** `saved`: the address that the input names, if it is the viewer's. */
type Asked = Named & { viewerId: string; rows: CartRow[] }

const hasNewPrice = (row: CartRow): boolean => row.seenPricePence !== row.pricePence

// Under the buyer's lock: it writes many lines, and so does a merge, in an order of its own.
const showPrices = async ({ db }: Deps, { viewerId, rows }: Pick<Asked, 'viewerId' | 'rows'>): Promise<void> => {
  const shown = rows.filter(hasNewPrice).map(({ id, pricePence }) => ({ id, pricePence }))
  if (shown.length > 0) await db.batch([lockBuyer(db, viewerId), rememberPrices(db, { userId: viewerId, shown })])
}

/** Prices the cart; the prices shown are those that a checkout may then charge. Throws `validation`. */
export const quote = async (deps: Deps, asked: Asked): Promise<Quote> => {
  const plan = planCheckout({ rows: asked.rows, input: withNamedAddress(asked), at: deps.now })
  await showPrices(deps, asked)
  return quoteOf(plan)
}

// Said in the order in which a buyer can do something about it.
const assertBuyable = async (deps: Deps, asked: Pick<Asked, 'viewerId' | 'rows'>, plan: Plan): Promise<void> => {
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

const place = async (deps: Deps, plan: Plan, { viewerId, input, rows, attempt, hash }: Placing) => {
  const { db, now, payments } = deps
  const draft = draftCheckout(deps, { buyerId: viewerId, plan, address: input.address })
  const { reference } = draft
  // Before the transaction: no lock is held while somebody else's service answers.
  const { paymentUrl } = await payments.open({
    reference,
    amountPence: plan.totalPence,
    currency: 'GBP',
    description: draft.orders.map(({ number }) => number).join(', '),
  })
  const answer = openedOf(draft, paymentUrl)
  const own = sql`c.buyer_id = ${viewerId}`
  const ownOpen = sql`${own} and c.status = 'open'`
  const [, , , , , , moved] = await db.batch([
    lockBuyer(db, viewerId),
    refuseDeparted(db, viewerId),
    ...keepAnswer(deps, attempt, { hash, status: 201, answer }),
    lockOptions(db, { optionIds: rows.map(({ optionId }) => optionId), checkouts: ownOpen }),
    refuseChanged(
      db,
      rows.map(({ optionId, pricePence }) => ({ optionId, pricePence })),
    ),
    moveStock(db, { take: rows.map(({ optionId, quantity }) => ({ optionId, quantity })), release: ownOpen, now }),
    ...closeCheckouts(deps, { which: own, status: 'abandoned', note: 'A new checkout took its place.' }),
    ...insertCheckout(deps, draft),
  ])
  dropListings(movedListings(moved), now)
  return answer
}

type Placing = Asked & { attempt: Attempt; hash: string }
type Opening = Asked & { attempt: Attempt; kept: Awaited<ReturnType<typeof selectKept>> }

const mostLooks = 3

/**
 * Takes stock, creates the orders and opens their payment in one transaction; the buyer's own open checkout ends in it.
 * The same key and body get the same answer, also when the database's answer was lost after the commit: the kept one is
 * found here, or by the buyer's next try when there was no time left to look. Throws `cart_problems`, `insufficient_stock`, `price_changed`,
 * `idempotency_mismatch`, `validation`.
 */
export const openCheckout = async (deps: Deps, { kept, ...asked }: Opening): Promise<CheckoutOpened> => {
  const { viewerId, input, attempt } = asked
  const hash = bodyHash(input)
  let seen = { kept, rows: asked.rows }
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const given = answerKept(seen.kept, hash)
    // Nothing else is kept under this route.
    if (given) return given as CheckoutOpened
    const placing = { ...asked, input: withNamedAddress(asked), rows: seen.rows, hash }
    const plan = planCheckout({ ...placing, at: deps.now })
    await assertBuyable(deps, placing, plan)
    try {
      return await place(deps, plan, placing)
    } catch (error) {
      if (refusal(error) === 'departed') throw new AppError('unauthenticated', 'Please sign in first.')
      if (!isWorthAnotherLook(error)) throw error
      if (answerLost(error)) dropCached('products', deps.now)
    }
    const [rows, keptNow] = await deps.db.batch([
      selectBasket(deps.db, { viewerId, now: deps.now }),
      selectKept(deps, attempt),
    ])
    seen = { rows, kept: keptNow }
  }
  throw new AppError('unavailable', 'Many people want this at once. Please try again.', { retryAfter: 1 })
}

/** A checkout as its buyer sees it now: an open one whose time is over has expired. Throws `not_found`. */
export const checkoutOf = (
  deps: Deps,
  row: Awaited<ReturnType<typeof selectCheckout>>[number] | undefined,
): Checkout => {
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
