import { ChevronRight } from 'lucide-react'
import { Link } from '#web/lib/router/link.tsx'

export type Crumb = { label: string; to?: string }

/** The way here; one without `to` is this page, which a page with its name right below leaves out. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="text-sm">
    <ol className="flex flex-wrap items-center gap-x-1 text-ink-soft">
      {crumbs.map(({ label, to }, index) => (
        <li key={label} className="flex min-w-0 items-center gap-1">
          {to ? (
            <Link to={to} className="py-1 underline-offset-4 hover:text-ink hover:underline">
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="min-w-0 text-ink">
              {label}
            </span>
          )}
          {/* Behind the entry, so that no line begins with it. */}
          {index < crumbs.length - 1 && <ChevronRight aria-hidden size={14} className="shrink-0" />}
        </li>
      ))}
    </ol>
  </nav>
)
