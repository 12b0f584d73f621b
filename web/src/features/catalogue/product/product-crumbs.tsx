import type { Product } from '../../../../../functions/contract/catalogue.ts'
import { paths } from '../../../app/paths.ts'
import { Breadcrumbs } from '../../../components/ui/breadcrumbs.tsx'

export const ProductCrumbs = ({ product: { category, subcategory, name } }: { product: Product }) => (
  <Breadcrumbs
    crumbs={[
      { label: 'Home', to: paths.home },
      { label: category.name, to: paths.category(category.slug) },
      ...(subcategory ? [{ label: subcategory.name, to: paths.subcategory(category.slug, subcategory.slug) }] : []),
      { label: name },
    ]}
  />
)
