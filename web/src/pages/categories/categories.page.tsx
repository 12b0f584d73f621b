import { useQuery } from '@tanstack/react-query'
import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import { categoriesHead } from '#contract/pages/listing-heads.ts'
import { Card } from '#web/components/ui/card.tsx'
import { Picture } from '#web/components/ui/picture.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { categoriesQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'
import { Link } from '#web/lib/router/link.tsx'

export const readAhead: ReadAhead = (queries) => [queries.query(categoriesQueryOptions)]

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export default function CategoriesPage() {
  usePageHead(categoriesHead)
  const query = useQuery(categoriesQueryOptions)
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-6 text-3xl md:text-4xl">All categories</h1>
      <Loaded of={query} failed="The categories didn’t load" empty={<EmptyState title="No categories found" />}>
        {(categories) => (
          <ul aria-busy={!categories} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {categories
              ? categories.map((category) => <CategoryCard key={category.slug} category={category} />)
              : skeletons.map((key) => (
                  <li key={key}>
                    <Skeleton className="h-96 rounded-lg" />
                  </li>
                ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

const CategoryCard = ({ category }: { category: Category }) => (
  <li>
    <Card className="h-full overflow-hidden p-0! md:p-0!">
      <Picture
        src={category.imageUrl}
        alt=""
        sizes="(width < 768px) 100vw, (width < 1024px) 50vw, 380px"
        className="max-h-52 w-full"
      />
      <div className="p-5">
        <h2 className="text-xl">
          <Link to={paths.category(category.slug)} className="underline-offset-4 hover:underline">
            {category.name}
          </Link>
        </h2>
        <p className="numbers text-ink-soft text-sm">{formatCount(category.count, ['listing', 'listings'])}</p>
        <p className="mt-2 text-ink-soft">{category.description}</p>
        <ul className="mt-3 flex flex-wrap gap-x-4">
          {category.subcategories.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={paths.subcategory(category.slug, slug)}
                className="flex min-h-9 items-center text-hedge-ink underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  </li>
)
