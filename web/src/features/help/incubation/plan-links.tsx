import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const articles = [
  { slug: 'setting-eggs', label: 'Setting eggs' },
  { slug: 'candling-eggs', label: 'Candling eggs' },
  { slug: 'lockdown-and-hatching', label: 'Lockdown and hatching' },
]

/** Where to read on: how these birds are kept, and each step of the plan at length. */
export const PlanLinks = ({ guide }: { guide: string }) => (
  <nav aria-labelledby="read-on">
    <h3 id="read-on" className="text-xl">
      Read on
    </h3>
    <ul className="mt-2 flex flex-col gap-1">
      {[{ slug: guide, label: 'Care guide for these birds' }, ...articles].map(({ slug, label }) => (
        <li key={slug}>
          <Link
            to={paths.article(slug)}
            className="inline-block py-1 font-medium text-hedge-ink underline underline-offset-4 hover:no-underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
