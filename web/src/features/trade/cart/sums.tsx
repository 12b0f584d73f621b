import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'

export type SumRow = { label: string; value: ReactNode; strong?: true }

/** Charges by name with their total last. */
export const Sums = ({ rows }: { rows: SumRow[] }) => (
  <dl className="numbers flex flex-col gap-1.5">
    {rows.map(({ label, value, strong }) => (
      <div
        key={label}
        className={cx(
          'flex items-baseline justify-between gap-4',
          strong ? 'border-straw border-t pt-3 font-bold text-lg' : 'text-ink-soft',
        )}
      >
        <dt className="min-w-0">{label}</dt>
        <dd className={cx('shrink-0 text-right', !strong && 'text-ink')}>{value}</dd>
      </div>
    ))}
  </dl>
)
