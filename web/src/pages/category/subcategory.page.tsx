import { useParams } from '#web/lib/router/routes.tsx'
import { CategoryView } from './category-view.tsx'

export { readAhead } from './category-ahead.ts'

export default function SubcategoryPage() {
  const { category = '', subcategory = '' } = useParams()
  return <CategoryView key={`${category}/${subcategory}`} category={category} subcategory={subcategory} />
}
