import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type Named = { slug: string; name: string }
type KindRowProps = { category: Named & { subcategories: readonly Named[] }; current: string | undefined }

/** The kinds of a category as a row for the thumb. */
export const KindRow = ({ category, current }: KindRowProps) => {
  if (category.subcategories.length === 0) return null
  const kinds = [
    { to: paths.category(category.slug), name: 'All', isCurrent: !current },
    ...category.subcategories.map(({ slug, name }) => ({
      to: paths.subcategory(category.slug, slug),
      name,
      isCurrent: slug === current,
    })),
  ]
  return (
    <nav aria-label={`Kinds of ${category.name.toLowerCase()}`}>
      <ul className="-mx-4 mb-5 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none]">
        {kinds.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center whitespace-nowrap rounded-full border px-4 text-sm',
                isCurrent ? 'border-hedge bg-hedge-soft font-semibold text-hedge-ink' : 'border-straw bg-surface',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
