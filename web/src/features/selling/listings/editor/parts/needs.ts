import { type CategorySlug, categories, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import type { FieldProblem } from '#contract/problems.ts'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { isCollected, type ShopPlace } from '#contract/selling/publishing-gaps.ts'
import { mayPublish } from '#web/features/selling/packages/package-words.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { inPageOrder, targetOf } from '../editor-errors.ts'
import { type ListingValues, listingForm } from '../listing-form.ts'
import { attributeFields } from './attribute-config.ts'
import { fieldLabel } from './field-labels.ts'
import { publishingGaps } from './publishing-gaps.ts'

/**
 * One thing that a listing needs before it goes up for sale: in a field of the editor, or on a page of its own. `part`: where the
 * editor says that the page lacks it.
 */
export type Need = { words: string; done: boolean } & ({ field: string } | { page: string; part?: string })

/** Where a need is told in the editor, as a path of its form. */
export const placeOfNeed = (need: Need): string => ('page' in need ? (need.part ?? need.page) : need.field)

/** What is lacking or typed wrongly, each field once. */
const lackingIn = (values: ListingValues): Set<string> => {
  const wrong = (listingForm.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))
  return new Set([...wrong, ...publishingGaps(values).map(({ path }) => targetOf(path))])
}

/** A field of the form, and what is asked for there. */
type Asked = [field: string, words: string]

/** What a category is asked for by its attributes. */
const attributesAsked = (category: CategorySlug): Asked[] =>
  attributeFields[category].flatMap((field): Asked[] =>
    'ask' in field ? [[`attributes.${field.name}`, field.label]] : [],
  )

const photoAsked: Asked = ['root.pictures', 'A photo of your birds']
const keeperAsked: Asked = ['attributes.keeperConfirmed', 'You are a registered keeper']

/** What every listing of this category is asked for. */
const askedFor = (category: CategorySlug): Asked[] => {
  const kinds = categories.find(({ slug }) => slug === category)?.subcategories ?? []
  const subcategory: Asked = ['subcategory', 'A subcategory']
  return [
    ...(kinds.length > 0 ? [subcategory] : []),
    ['description', `A description of ${listingLimits.description.min} characters or more`],
    ...attributesAsked(category),
    ...(category === 'live-birds' ? [photoAsked, keeperAsked] : []),
    [
      'root.options',
      category === 'hatching-eggs' ? 'A pack with a price and number of eggs' : 'An option with a price',
    ],
  ]
}

const isOfOption = (path: string): boolean => path.startsWith('options.')

/** What the listing itself needs, each field once, in the order of its form. */
export const fieldNeeds = (values: ListingValues): Need[] => {
  const { category } = values
  const lacking = lackingIn(values)
  // What else is asked for follows from the category.
  const asked = new Map<string, string>([
    ['title', 'A title'],
    ['category', 'A category'],
    ...(category === '' ? [] : askedFor(category)),
  ])
  // What an option lacks is told field by field in its place.
  if ([...lacking].some(isOfOption)) asked.delete('root.options')
  const others = [...lacking].filter((path) => !asked.has(path))
  return [...asked.keys(), ...others]
    .sort(inPageOrder(category))
    .map((field) => ({ words: asked.get(field) ?? fieldLabel(field, values), done: !lacking.has(field), field }))
}

type Found = { values: ListingValues; problems: FieldProblem[] }

/** These, and what else was found to be wrong: some of it the server alone knows. */
export const withProblems = (needs: Need[], { values, problems }: Found): Need[] => {
  const wrong = new Set(problems.map(({ path }) => path))
  const known = new Set(needs.map(placeOfNeed))
  const more = [...wrong].filter((path) => !known.has(path))
  return [
    ...needs.map((need) => ('field' in need && wrong.has(need.field) ? { ...need, done: false } : need)),
    ...more.map((path) => ({ words: fieldLabel(path, values), done: false, field: path })),
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
    ...(shop ? [{ words: 'Where your shop is', done: shop.outcode !== null, page, part: 'root.place' }] : []),
    ...(shop && collects
      ? [{ words: 'Where buyers collect', done: shop.collectionAddress !== null, page, part: 'root.collecting' }]
      : []),
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
