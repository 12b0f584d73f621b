import { categories, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { attributeGaps } from '#contract/catalogue/listing-attributes.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { photoGaps, placeGaps, type ShopPlace } from '#contract/selling/publishing-gaps.ts'
import type { ListingValues } from '../listing-form.ts'
import { typedAttributes } from './attribute-config.ts'
import { attributeWords } from './attribute-words.ts'

/** What the shop has yet to say for publishing, as far as it was read: it may have been said elsewhere since. */
export const shopGaps = ({ category, collection }: ListingValues, shop: ShopPlace | undefined): FieldProblem[] =>
  category !== '' && shop ? placeGaps({ category, collection }, shop) : []

/** What publishing will ask for, so that it is named together with what is typed wrongly. The server decides. */
export const publishingGaps = (values: ListingValues): FieldProblem[] => {
  const { category, subcategory, description, attributes, options, pictures } = values
  if (category === '') return []
  const { min } = listingLimits.description
  const hasKinds = categories.some(({ slug, subcategories }) => slug === category && subcategories.length > 0)
  const gaps: (FieldProblem | false)[] = [
    hasKinds && subcategory === '' && { path: 'subcategory', message: 'Please choose a subcategory' },
    description.trim().length < min && {
      path: 'description',
      message: `Description must be at least ${min} characters`,
    },
    ...photoGaps({ category, pictures: pictures.length }),
    ...attributeGaps({ category, attributes: typedAttributes(category, attributes) }, attributeWords(category)),
    options.length === 0 && { path: 'options', message: 'Please add at least one option' },
    ...options.map(
      ({ packCount }, index) =>
        category === 'hatching-eggs' &&
        packCount.trim() === '' && {
          path: `options.${index}.packCount`,
          message: 'Please say how many eggs are in a pack',
        },
    ),
  ]
  return gaps.filter((gap) => gap !== false)
}
