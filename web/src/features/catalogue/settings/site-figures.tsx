import type { Figures } from '#contract/catalogue/settings.answers.ts'
import { grouped } from '#contract/grouped.ts'
import { cx } from '#web/lib/class-names.ts'
import { useFigures } from './settings.api.ts'

const inWords = (count: number): string => `${grouped(count)}+`

const told = ({ activeUsers, products, satisfactionPercent }: Figures) =>
  [
    { of: 'active users', figure: inWords(activeUsers), isTold: activeUsers > 0 },
    { of: 'products', figure: inWords(products), isTold: products > 0 },
    { of: 'satisfaction', figure: `${satisfactionPercent}%`, isTold: satisfactionPercent !== null },
  ].filter(({ isTold }) => isTold)

/** How many people, listings and content customers the site tells of; nothing of what there is none. */
export const SiteFigures = ({ className }: { className?: string }) => {
  const figures = useFigures()
  return (
    <dl className={cx('page flex min-h-13 max-w-3xl! gap-4 text-center *:flex-1', className)}>
      {figures &&
        told(figures).map(({ of, figure }) => (
          <div key={of} className="flex flex-col-reverse">
            <dt className="text-ink-soft text-sm">{of}</dt>
            <dd className="numbers font-display font-semibold text-2xl">{figure}</dd>
          </div>
        ))}
    </dl>
  )
}
