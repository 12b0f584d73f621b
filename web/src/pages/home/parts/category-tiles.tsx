import { useQuery } from '@tanstack/react-query'
import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import { Picture } from '#web/components/ui/picture.tsx'
import { EmptyText, HomeSection, swipeRow } from '#web/components/ui/section.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { categoriesQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']
const tileGrid = 'grid grid-cols-3 gap-5 lg:grid-cols-6 lg:gap-4'

/** The categories, each leading to its page; on phones a row for the thumb. */
export const CategoryTiles = ({ swipe = false }: { swipe?: boolean }) => {
  const query = useQuery(categoriesQueryOptions)
  const tile = swipe ? 'w-36' : ''
  const sizes = swipe ? '144px' : '(width < 1024px) 33vw, 180px'
  return (
    <HomeSection id="categories" title="Shop by category">
      <Loaded of={query} failed="The categories didn’t load" empty={<EmptyText>No categories found</EmptyText>}>
        {(categories) => (
          <ul aria-busy={!categories} className={swipe ? swipeRow : tileGrid}>
            {categories
              ? categories.map((category) => (
                  <Tile key={category.slug} category={category} className={tile} sizes={sizes} />
                ))
              : skeletons.map((key) => (
                  <li key={key} className={tile}>
                    <Skeleton className="aspect-4/3 rounded-lg" />
                    <Skeleton className="mt-2 h-6 w-2/3" />
                    <Skeleton className="mt-1 h-5 w-1/3" />
                  </li>
                ))}
          </ul>
        )}
      </Loaded>
    </HomeSection>
  )
}

type TileProps = { category: Category; className: string; sizes: string }

const Tile = ({ category: { slug, name, imageUrl, count }, className, sizes }: TileProps) => (
  <li className={cx('group relative', className)}>
    <Picture src={imageUrl} alt="" sizes={sizes} className="rounded-lg border border-straw" />
    <Link
      to={paths.category(slug)}
      className="mt-2 block font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {name}
    </Link>
    <p className="numbers text-ink-soft text-sm">{formatCount(count, ['listing', 'listings'])}</p>
  </li>
)
