import { categories, listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { attributeGaps } from '#contract/catalogue/listing-attributes.ts'
import type { FieldProblem } from '#contract/problems.ts'
import type { ListingValues } from '../listing-form.ts'
import { typedAttributes } from './attribute-config.ts'
import { attributeWords } from './attribute-words.ts'

/** What publishing will ask for, so that it is named together with what is typed wrongly. The server decides. */
export const publishingGaps = ({ category, subcategory, description, attributes, options }: ListingValues) => {
  if (category === '') return []
  const { min } = listingLimits.description
  const hasKinds = categories.some(({ slug, subcategories }) => slug === category && subcategories.length > 0)
  const gaps: (FieldProblem | false)[] = [
    hasKinds && subcategory === '' && { path: 'subcategory', message: 'Please choose a subcategory' },
    description.trim().length < min && {
      path: 'description',
      message: `Description must be at least ${min} characters`,
    },
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
