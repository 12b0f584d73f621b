import type { HelpEntry } from '#contract/help/help.answers.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cx } from '#web/lib/class-names.ts'
import { Link } from '#web/lib/router/link.tsx'
import { placeOf } from './help-words.ts'

const listClass = 'flex max-w-3xl flex-col divide-y divide-straw'

/** Articles one below the other, each with what it says. */
export const EntryList = ({ entries, className }: { entries: HelpEntry[]; className?: string | undefined }) => (
  <ul className={cx(listClass, className)}>
    {entries.map((entry) => (
      <Entry key={entry.url} entry={entry} />
    ))}
  </ul>
)

const Entry = ({ entry }: { entry: HelpEntry }) => {
  const { url, title, heading, excerpt, summary } = entry
  return (
    <li className="py-5">
      <p className="text-ink-soft text-sm">{placeOf(entry)}</p>
      <h3 className="mt-0.5 text-xl">
        <Link to={url} className="text-hedge-ink underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      {heading && heading !== title && <p className="mt-1 font-semibold">{heading}</p>}
      <p className="mt-1 line-clamp-3 text-ink-soft">{excerpt ?? summary}</p>
    </li>
  )
}

/** The boxes of a list that is on its way. */
export const EntryListSkeleton = () => (
  <div className={listClass}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <div key={key} className="py-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-6 w-2/3" />
        <Skeleton className="mt-3 h-16 w-full" />
      </div>
    ))}
  </div>
)
