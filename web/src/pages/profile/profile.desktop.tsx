import { Link, useLocation } from 'react-router-dom'
import { cx } from '../../lib/class-names.ts'
import type { ProfileSection } from './profile-sections.tsx'

/** Sections in a left list; the address's hash says which one is open. */
export const ProfileDesktop = ({ sections }: { sections: ProfileSection[] }) => {
  const { hash } = useLocation()
  const open = sections.find(({ id }) => `#${id}` === hash) ?? sections[0]
  return (
    <div className="grid grid-cols-[15rem_minmax(0,1fr)] items-start gap-12">
      <nav aria-label="Profile" className="sticky top-34">
        <ul className="flex flex-col gap-1">
          {sections.map(({ id, title, Icon }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                replace
                aria-current={id === open?.id ? 'true' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors',
                  id === open?.id ? 'bg-hedge-soft text-hedge-ink' : 'text-ink-soft hover:bg-quiet hover:text-ink',
                )}
              >
                <Icon aria-hidden size={18} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open && (
        <section id={open.id} aria-labelledby="profile-section" className="min-h-96">
          <h2 id="profile-section" className="mb-5 text-2xl">
            {open.title}
          </h2>
          {open.content}
        </section>
      )}
    </div>
  )
}
