import { useParams } from '#web/lib/router/routes.tsx'
import { CategoryView } from './category-view.tsx'

export { readAhead } from './category-ahead.ts'

export default function CategoryPage() {
  const { slug = '' } = useParams()
  return <CategoryView key={slug} category={slug} subcategory={undefined} />
}
