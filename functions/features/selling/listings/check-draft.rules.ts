import { AppError, refusal } from '#app/errors.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { placeGaps, type Wished } from '#contract/selling/publishing-gaps.ts'
import type { ListingColumns } from '#features/selling/shelf/listing.queries.ts'
import type { Draft } from './draft.dto.ts'
import { breedOf, gapsOf, kindOf, mistakesOf, noPlace, type PublishingFacts, type References } from './draft.rules.ts'
import { keywordsOf, slugOf } from './listing-words.rules.ts'

/** Throws `validation` naming these fields; does nothing when there are none. */
export const refuseFields = (errors: FieldProblem[]): void => {
  const [first] = errors
  if (!first) return
  throw new AppError('validation', first.message, { errors })
}

/** Says of each of these fields that another option of the seller's has its SKU. */
export const skuTaken = (paths: string[]): AppError => {
  const message = 'You already use this SKU for another option'
  return new AppError('taken', `${message}.`, { errors: paths.map((path) => ({ path, message })) })
}

/** Throws `validation` for what is given wrongly, `taken` for SKUs of other listings. */
export const assertDraft = (draft: Draft, references: References): void => {
  refuseFields(mistakesOf(draft, references))
  const taken = draft.options.flatMap(({ sku }, index) => (sku && references.takenSkus.includes(sku) ? [index] : []))
  if (taken.length > 0) throw skuTaken(taken.map((index) => `options.${index}.sku`))
}

/** Throws `validation` naming every field that publishing lacks. */
export const assertComplete = (draft: Draft, facts: PublishingFacts): void => refuseFields(gapsOf(draft, facts))

/** Throws `validation` for a batch that stopped since the listing's shop has just lost its place; does nothing else. */
export const refuseLostPlace = (error: unknown, listing: Wished): void => {
  const reason = refusal(error)
  refuseFields(placeGaps(listing, noPlace).filter(({ path }) => path === reason))
}

/** The columns of a draft that passed `assertDraft`. */
export const columnsOf = (draft: Draft, references: References) => {
  const kind = kindOf(draft, references)
  if (!kind) throw new Error(`The category ${draft.category} is not in the database.`)
  const breed = breedOf(draft, references)
  const subcategory = draft.subcategory ? kind.subcategoryName : null
  return {
    categoryId: kind.categoryId,
    subcategoryId: draft.subcategory ? kind.subcategoryId : null,
    breedSlug: breed?.slug ?? null,
    title: draft.title,
    slug: slugOf(draft.title),
    description: draft.description,
    attributes: draft.attributes,
    collection: draft.collection,
    dispatchWeekdays: draft.dispatchWeekdays,
    keywords: keywordsOf({ category: kind.categoryName, subcategory, breed }),
  } satisfies ListingColumns
}
