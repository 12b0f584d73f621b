import { categories, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { isCollected, type ShopPlace } from '#contract/selling/publishing-gaps.ts'
import { mayPublish } from '#web/features/selling/packages/package-words.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { targetOf } from '../editor-errors.ts'
import { type ListingValues, listingForm } from '../listing-form.ts'
import { attributeFields } from './attribute-config.ts'
import { publishingGaps } from './publishing-gaps.ts'

/** One thing that a listing needs before it goes up for sale: in a field of the editor, or on a page of its own. */
export type Need = { words: string; done: boolean } & ({ field: string } | { page: string })

const isOfRoot = (name: string): boolean => name === 'pictures' || name === 'options'

/** What the listing itself needs, in the order of its form. */
export const fieldNeeds = (values: ListingValues): Need[] => {
  const { category } = values
  const wrong = (listingForm.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))
  const lacking = [...wrong, ...publishingGaps(values).map(({ path }) => targetOf(path))]
  const need = (words: string, name: string): Need => {
    const first = lacking.find((path) => `${path.replace(/^root\./, '')}.`.startsWith(`${name}.`))
    return { words, done: first === undefined, field: first ?? (isOfRoot(name) ? `root.${name}` : name) }
  }
  const about = [need('A title', 'title'), need('A category', 'category')]
  // What else is asked for follows from the category.
  if (category === '') return about
  const hasKinds = categories.some(({ slug, subcategories }) => slug === category && subcategories.length > 0)
  const isAsked = (field: object): boolean => 'ask' in field
  return [
    ...about,
    ...(hasKinds ? [need('A subcategory', 'subcategory')] : []),
    need(`A description of ${listingLimits.description.min} characters or more`, 'description'),
    ...(category === 'live-birds' ? [need('A photo of your birds', 'pictures')] : []),
    ...attributeFields[category].filter(isAsked).map(({ name, label }) => need(label, `attributes.${name}`)),
    ...(category === 'live-birds' ? [need('You are a registered keeper', 'attributes.keeperConfirmed')] : []),
    need(category === 'hatching-eggs' ? 'A pack with a price and number of eggs' : 'An option with a price', 'options'),
  ]
}

const placeInPackage = ({ status, allowance }: SellerPackage, isDraft: boolean): Need => {
  if (!mayPublish(status)) return { words: 'A paid package', done: false, page: paths.subscribe }
  // What was for sale already may still be among those that count.
  const isFull = isDraft && allowance.used >= allowance.limit
  return { words: 'Room in your package', done: !isFull, page: paths.dashboardPackage }
}

/** What the seller brings beside the listing, as far as it has been read; `isDraft`: it was never for sale. */
export type Standing = {
  shop: ShopPlace | undefined
  sellerPackage: SellerPackage | undefined
  isProved: boolean
  isDraft: boolean
}

/** What the seller's shop and account need for this listing. */
export const sellerNeeds = (
  { category, collection }: Pick<ListingValues, 'category' | 'collection'>,
  { shop, sellerPackage, isProved, isDraft }: Standing,
): Need[] => {
  const collects = category !== '' && isCollected({ category, collection })
  const page = paths.dashboardShop
  return [
    ...(shop ? [{ words: 'Where your shop is', done: shop.outcode !== null, page }] : []),
    ...(shop && collects ? [{ words: 'Where buyers collect', done: shop.collectionAddress !== null, page }] : []),
    { words: 'Your email address verified', done: isProved, page: paths.profile },
    ...(sellerPackage ? [placeInPackage(sellerPackage, isDraft)] : []),
  ]
}

/** Whether what the seller brings is known: all of it, more once it is read, or not all, since some could not be read. */
export type Known = 'all' | 'more to come' | 'not all'

type Reading = { data: unknown; error: unknown; isPaused: boolean }

export const knownOf = (readings: Reading[]): Known => {
  const unread = readings.filter(({ data }) => data === undefined)
  if (unread.some(({ error, isPaused }) => error || isPaused)) return 'not all'
  return unread.length > 0 ? 'more to come' : 'all'
}

/** How far the listing is, in few words: what could not be read is neither done nor to do. */
export const countWords = (needs: Need[], known: Known): string => {
  const left = needs.filter(({ done }) => !done).length
  const toDo = `${formatCount(left, ['thing', 'things'])} to do`
  if (known === 'not all') return left > 0 ? `${toDo} that we know of` : 'We couldn’t check everything'
  if (left > 0) return toDo
  return known === 'all' ? 'All done: ready for sale' : 'Checking…'
}
