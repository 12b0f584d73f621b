import type { Deps } from '#app/deps.ts'
import { AppError, invalid, notFound } from '#app/errors.ts'
import { orLanded } from '#app/idempotency.ts'
import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { Cart, CartLine, ShortLine } from '#contract/trade/cart.answers.ts'
import { cartLimits } from '#contract/trade/cart.constants.ts'
import type { CartChange, CartItem } from '#contract/trade/cart.ts'
import { cutWords } from '#contract/trade/cart-words.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { awayWords } from '#features/catalogue/delivery/holiday.rules.ts'
import { cartOf, shortLine } from './cart.dto.ts'
import { type CartRow, type OptionRow, selectCart } from './cart.queries.ts'
import { addLine, deleteLine, mergeLines, updateLine } from './cart.writes.ts'
import { isForSale, waysOf } from './line-problems.rules.ts'

/** Whose cart, and its lines as they were read with the session. */
type Mine = { viewerId: string; rows: CartRow[] }

/** The error `insufficient_stock`, which names what is left of each line. At least one line. */
export const tooFew = (lines: ShortLine[]): AppError => {
  const { name, stock } = lines[0]!
  const left = stock === 0 ? 'is sold out' : `has only ${stock} left`
  return new AppError('insufficient_stock', `“${name}” ${left}.`, { members: { lines } })
}

const assertForSale = (option: OptionRow | undefined, viewerId: string): OptionRow => {
  if (!option || option.status === 'draft' || option.archivedAt) throw notFound('this listing')
  if (option.status === 'removed') throw new AppError('removed', 'This listing has been removed.')
  if (deliveryKind(option.category) === 'none') {
    throw invalid('optionId', 'Services don’t go into a cart. Please arrange them with the seller.')
  }
  if (option.sellerId === viewerId) throw new AppError('own_listing', 'You can’t buy your own listing.')
  if (isForSale(option)) return option
  if (option.awayUntil) {
    throw new AppError('illegal_state', awayWords(option.shopName, option.awayUntil), { members: { state: 'away' } })
  }
  throw new AppError('illegal_state', 'This listing isn’t for sale at the moment.', { members: { state: 'paused' } })
}

const wayWords: Record<Way, string> = {
  post: 'This is for collection only.',
  collect: 'The seller doesn’t offer collection for this.',
}

const assertWay = (option: OptionRow, way: Way): Way => {
  if (!waysOf(option).includes(way)) throw invalid('way', wayWords[way])
  return way
}

const readCart = ({ db, now }: Deps, viewerId: string) => selectCart(db, { viewerId, now })

/**
 * Puts so many packs of an option into the cart, on top of what is there. Throws `not_found`, `removed`, `illegal_state`,
 * `own_listing`, `insufficient_stock`, `validation`. When the answer of the database is lost it looks whether the line
 * holds as many as it should: a second try would add them again.
 */
export const addToCart = async (
  deps: Deps,
  { viewerId, rows, option, item }: Mine & { option: OptionRow | undefined; item: CartItem },
): Promise<Cart> => {
  const wanted = assertForSale(option, viewerId)
  const held = rows.find((row) => row.optionId === item.optionId)
  const quantity = (held?.quantity ?? 0) + item.quantity
  const way = assertWay(wanted, item.way ?? held?.way ?? waysOf(wanted)[0]!)
  if (quantity > wanted.stock) throw tooFew([shortLine(wanted, { id: held?.id ?? null, quantity })])
  const line = { ...item, way, id: deps.newId(), userId: viewerId, at: deps.now, stock: wanted.stock }
  const written = batch(deps.db, {
    locked: lockUser(deps.db, viewerId),
    lines: addLine(deps.db, line),
    after: readCart(deps, viewerId),
  })
  const landed = async () => {
    const after = await readCart(deps, viewerId)
    const is = after.some((row) => row.optionId === item.optionId && row.quantity === quantity && row.way === way)
    return is ? { added: true, after } : undefined
  }
  const { added, after } = await orLanded(
    written.then(({ lines, after }) => ({ added: lines.rows.length > 0, after })),
    landed,
  )
  if (added) return cartOf(after, deps.now)
  const now = after.find((row) => row.optionId === item.optionId)
  if (!now) throw invalid('optionId', `Your cart is full: it holds ${cartLimits.lines} different items.`)
  throw tooFew([shortLine(now, { id: now.id, quantity: now.quantity + item.quantity })])
}

/**
 * Changes how many packs of a line, its way, or whether it is saved for later. Moving back looks again whether it can be
 * bought. Throws `not_found`, `insufficient_stock`, `validation`, and on moving back what adding throws.
 */
export const changeLine = async (
  deps: Deps,
  { viewerId, rows, id, change }: Mine & { id: string; change: CartChange },
): Promise<Cart> => {
  const line = rows.find((row) => row.id === id)
  if (!line) throw notFound('this item in your cart')
  if (change.way) assertWay(line, change.way)
  const movesBack = change.saved === false
  if (movesBack) assertForSale(line, viewerId)
  const quantity = change.quantity ?? (movesBack ? line.quantity : undefined)
  if (quantity !== undefined && quantity > line.stock) throw tooFew([shortLine(line, { id, quantity })])
  const { after } = await batch(deps.db, {
    changed: updateLine(deps.db, { ...change, id, userId: viewerId, at: deps.now }),
    after: readCart(deps, viewerId),
  })
  return cartOf(after, deps.now)
}

/** Takes a line out. Throws `not_found`. */
export const removeLine = async (deps: Deps, { viewerId, id }: { viewerId: string; id: string }): Promise<Cart> => {
  const { gone, after } = await batch(deps.db, {
    gone: deleteLine(deps.db, { id, userId: viewerId }),
    after: readCart(deps, viewerId),
  })
  if (gone.length === 0) throw notFound('this item in your cart')
  return cartOf(after, deps.now)
}

/**
 * Puts a guest's lines in; merging twice is merging once. What can't be bought is left out, and a line that asks for more
 * than is free gets that, and says so.
 */
export const mergeCart = async (
  deps: Deps,
  { viewerId, items }: { viewerId: string; items: CartItem[] },
): Promise<Cart> => {
  const wanted = new Map<string, CartItem>()
  for (const item of items) {
    const twin = wanted.get(item.optionId)
    wanted.set(item.optionId, { ...item, quantity: Math.max(item.quantity, twin?.quantity ?? 0) })
  }
  const lines = [...wanted.values()].map((item) => ({ ...item, id: deps.newId(), way: item.way ?? null }))
  const { after } = await batch(deps.db, {
    locked: lockUser(deps.db, viewerId),
    merged: mergeLines(deps.db, { userId: viewerId, at: deps.now, lines }),
    after: readCart(deps, viewerId),
  })
  const cart = cartOf(after, deps.now)
  const said = (line: CartLine): CartLine => {
    const asked = wanted.get(line.optionId)?.quantity ?? 0
    if (line.quantity >= asked || !line.canBuy) return line
    const words = cutWords({ stock: line.stock, asked })
    return { ...line, notice: line.notice ? `${words} ${line.notice}` : words }
  }
  return { ...cart, groups: cart.groups.map((group) => ({ ...group, lines: group.lines.map(said) })) }
}
