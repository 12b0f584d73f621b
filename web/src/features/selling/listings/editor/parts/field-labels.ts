import type { ListingValues } from '../listing-form.ts'
import { attributeFields } from './attribute-config.ts'

const plain: Record<string, string> = {
  title: 'Title',
  category: 'Category',
  subcategory: 'Subcategory',
  description: 'Description',
  pictures: 'Photos',
  options: 'Options',
  collection: 'Collection',
  dispatchWeekdays: 'Dispatch days',
  place: 'Where your shop is',
  collecting: 'Where buyers collect',
}

const ofOption: Record<string, string> = {
  label: 'Name',
  price: 'Price',
  stock: 'Stock',
  packCount: 'Eggs in a pack',
  sku: 'SKU',
}

/** What a field of the form is called in a sentence, by its path. */
export const fieldLabel = (
  path: string,
  { category, options }: Pick<ListingValues, 'category' | 'options'>,
): string => {
  const [first = '', second = '', third = ''] = path.replace(/^root\./, '').split('.')
  if (first === 'attributes' && category !== '') {
    return attributeFields[category].find(({ name }) => name === second)?.label ?? 'Details'
  }
  if (first === 'options' && ofOption[third]) {
    const option = options[Number(second)]
    return `${ofOption[third]} of ${option?.label.trim() || `option ${Number(second) + 1}`}`
  }
  return plain[first] ?? 'Something else'
}
