import type { Product } from '#contract/catalogue/product.answers.ts'
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx'
import { paths } from '#web/lib/paths.ts'

export const ProductCrumbs = ({ product: { category, subcategory } }: { product: Product }) => (
  <Breadcrumbs
    crumbs={[
      { label: 'Home', to: paths.home },
      { label: category.name, to: paths.category(category.slug) },
      ...(subcategory ? [{ label: subcategory.name, to: paths.subcategory(category.slug, subcategory.slug) }] : []),
    ]}
  />
)
