import { cx } from '#web/lib/class-names.ts'
import { useSettings } from './settings.api.ts'

const inWords = (count: number): string => `${count.toLocaleString('en-GB')}+`

/** How many people, listings and content customers the site tells of. */
export const SiteFigures = ({ className }: { className?: string }) => {
  const { activeUsers, products, satisfactionPercent } = useSettings().figures
  const figures = [
    [inWords(activeUsers), 'active users'],
    [inWords(products), 'products'],
    [`${satisfactionPercent}%`, 'satisfaction'],
  ] as const
  return (
    <dl className={cx('page grid max-w-3xl! grid-cols-3 gap-4 text-center', className)}>
      {figures.map(([figure, of]) => (
        <div key={of} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-sm">{of}</dt>
          <dd className="numbers font-display font-semibold text-2xl">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
