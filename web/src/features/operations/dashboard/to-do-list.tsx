import { ChevronRight, CircleCheck } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { Link } from '#web/lib/router/link.tsx'
import type { ToDo } from './to-do.ts'

/** What waits for the seller, each with the way to it. */
export const ToDoList = ({ items }: { items: ToDo[] }) => (
  <section aria-labelledby="to-do">
    <h2 id="to-do" className="mb-3 text-2xl">
      To do
    </h2>
    {items.length === 0 ? (
      <p className="flex items-center gap-3 rounded-lg bg-hedge-soft p-4 text-hedge-ink">
        <CircleCheck aria-hidden size={22} className="shrink-0" />
        You’re all caught up. New orders appear here as soon as they’re paid for.
      </p>
    ) : (
      <ul className="divide-y divide-straw overflow-hidden rounded-lg border border-straw bg-surface">
        {items.map(({ title, detail, to, urgent }) => (
          <li key={title}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-quiet md:px-5"
            >
              <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', urgent ? 'bg-comb' : 'bg-yolk')} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-soft text-sm">{detail}</span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
)
