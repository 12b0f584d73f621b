import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import { pounds } from '#contract/money.ts'
import { awayWords } from '#features/catalogue/delivery/holiday.rules.ts'
import type { CartRow, OptionRow, WantedRow } from './cart.queries.ts'

/** How a listing may reach its buyer: live birds are collected, the rest is posted, and collected where offered. */
export const waysOf = ({ category, collection }: Pick<OptionRow, 'category' | 'collection'>): Way[] => {
  const kind = deliveryKind(category)
  if (kind === 'none') return []
  if (kind === 'collection') return ['collect']
  return collection ? ['post', 'collect'] : ['post']
}

const isListed = (row: OptionRow): boolean =>
  row.status === 'active' && !row.archivedAt && !row.sellerSuspendedAt && deliveryKind(row.category) !== 'none'

/** Whether a buyer may take the option now, stock aside. */
export const isForSale = (row: OptionRow): boolean => isListed(row) && row.awayUntil === null

type LineProblem = {
  code: 'not_for_sale' | 'own_listing' | 'shop_away' | 'way_not_offered' | 'insufficient_stock'
  detail: string
}

/** A problem, and what to do about a line of the cart that has it. */
type Said = LineProblem & { advice?: string }

const wayProblems: Record<Way, Said> = {
  post: {
    code: 'way_not_offered',
    detail: 'The seller no longer posts this.',
    advice: 'Collect it, or remove it.',
  },
  collect: {
    code: 'way_not_offered',
    detail: 'The seller no longer offers collection.',
    advice: 'Have it posted, or remove it.',
  },
}

/** Says that there are fewer than somebody wants. */
const onlyLeft = (stock: number): string => `Only ${stock} left.`

const saveOrRemove = 'Save it for later, or remove it.'

// Whoever pays is told where: a shop that says nothing of it can't be paid for that.
const nowhereToCollect = (row: WantedRow): Said => ({
  code: 'way_not_offered',
  detail: 'The seller hasn’t said yet where to collect this.',
  advice: waysOf(row).includes('post') ? wayProblems.collect.advice : saveOrRemove,
})

// What is paused may come back; what is removed, withdrawn or closed down does not.
const mayComeBack = (row: OptionRow): boolean => row.status === 'paused' && !row.archivedAt && !row.sellerSuspendedAt

const goneWords = (row: OptionRow): string => (mayComeBack(row) ? 'Not for sale at the moment.' : 'No longer for sale.')

const saidOf = (row: WantedRow): Said | null => {
  if (row.own) return { code: 'own_listing', detail: 'This is your own listing.', advice: 'Please remove it.' }
  if (!isListed(row)) {
    const advice = mayComeBack(row) ? saveOrRemove : 'Please remove it.'
    return { code: 'not_for_sale', detail: goneWords(row), advice }
  }
  if (row.awayUntil) {
    return { code: 'shop_away', detail: awayWords(row.shopName, row.awayUntil), advice: saveOrRemove }
  }
  if (!waysOf(row).includes(row.way)) return wayProblems[row.way]
  if (row.way === 'collect' && !row.collectionAddress) return nowhereToCollect(row)
  if (row.stock === 0) return { code: 'insufficient_stock', detail: 'Sold out.', advice: saveOrRemove }
  if (row.stock < row.quantity) {
    return { code: 'insufficient_stock', detail: `${onlyLeft(row.stock)} Please change the quantity.` }
  }
  return null
}

/** What keeps a line from being bought as it is, in words; null when nothing does. What to do about it is said by the page. */
export const lineProblem = (row: WantedRow): LineProblem | null => {
  const said = saidOf(row)
  return said && { code: said.code, detail: said.detail }
}

const priceNotice = ({ seenPricePence, pricePence }: WantedRow): string | null => {
  if (seenPricePence === pricePence) return null
  const moved = pricePence > seenPricePence ? 'risen' : 'fallen'
  return `The price has ${moved} from ${pounds(seenPricePence)} to ${pounds(pricePence)}.`
}

const wordsOf = (said: (string | null | undefined)[]): string | null => said.filter(Boolean).join(' ') || null

const savedProblem = (row: CartRow): string | null => {
  if (!isListed(row)) return goneWords(row)
  if (row.awayUntil) return awayWords(row.shopName, row.awayUntil)
  if (row.stock === 0) return 'Sold out at the moment.'
  return row.stock < row.quantity ? onlyLeft(row.stock) : null
}

/** What became of a line since it was saved for later, in words; null when nothing did. */
export const savedNoticeOf = (row: CartRow): string | null => wordsOf([savedProblem(row), priceNotice(row)])

/** What changed since the buyer last looked, in words, with what to do about a line of their cart; null when nothing did. */
export const noticeOf = (row: WantedRow): string | null => {
  const said = saidOf(row)
  return wordsOf([said?.detail, row.id && said?.advice, priceNotice(row)])
}
