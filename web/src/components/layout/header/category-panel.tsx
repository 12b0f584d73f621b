import type { categories } from '#contract/catalogue/catalogue.constants.ts'
import { Picture } from '#web/components/ui/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type CategoryPanelProps = { category: (typeof categories)[number]; onChosen: () => void }

const linkClass =
  'flex min-h-10 items-center rounded-sm px-3 transition-colors hover:bg-hedge-soft hover:text-hedge-ink'

/** A category's subcategories, fetched with the first look at one. */
export default function CategoryPanel({ category, onChosen }: CategoryPanelProps) {
  return (
    <div
      data-panel
      className="appear absolute top-full left-0 z-50 mt-2 flex gap-4 rounded-lg border border-straw bg-surface p-3 shadow-raised"
    >
      <Picture
        src={`/pictures/${category.slug}.webp`}
        alt=""
        sizes="224px"
        priority="near"
        className="w-56 self-start rounded-md"
      />
      <ul className="min-w-52">
        <li>
          <Link to={paths.category(category.slug)} onClick={onChosen} className={`${linkClass} font-semibold`}>
            All {category.name.toLowerCase()}
          </Link>
        </li>
        {category.subcategories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.subcategory(category.slug, slug)} onClick={onChosen} className={linkClass}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
