import { ChevronRight } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { ProfileSection } from './profile-sections.tsx'

type ProfileNavProps = { sections: ProfileSection[]; open: string | undefined }

/** The sections as a list on the left. */
export const ProfileList = ({ sections, open }: ProfileNavProps) => (
  <nav aria-label="Profile" className="sticky top-[calc(var(--head-height)+1rem)]">
    <ul className="flex flex-col gap-1">
      {sections.map(({ name, title, Icon }) => (
        <li key={name}>
          <Link
            to={paths.profileSection(name)}
            aria-current={name === open ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors',
              name === open ? 'bg-hedge-soft text-hedge-ink' : 'text-ink-soft hover:bg-quiet hover:text-ink',
            )}
          >
            <Icon aria-hidden size={18} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The same as a page of its own, for phones. */
export const ProfileIndex = ({ sections }: Pick<ProfileNavProps, 'sections'>) => (
  <nav aria-label="Profile">
    <ul className="divide-y divide-straw border-straw border-y">
      {sections.map(({ name, title, hint, Icon }) => (
        <li key={name}>
          <Link to={paths.profileSection(name)} className="flex min-h-18 items-center gap-4 py-3">
            <Icon aria-hidden size={22} strokeWidth={1.5} className="shrink-0 text-hedge" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="block text-ink-soft text-sm">{hint}</span>
            </span>
            <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
