import { Check, Circle } from 'lucide-react'
import { memo } from 'react'
import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import { cx } from '#web/lib/class-names.ts'
import type { EditorForm } from '../editor-errors.ts'
import type { ListingValues } from '../listing-form.ts'
import { useValues } from '../use-values.ts'

const pointsOf = (values: ListingValues): [boolean, string][] => {
  const { category, title, description, pictures, options, attributes } = values
  const hasBreed = category === 'hatching-eggs' || category === 'live-birds'
  const isPosted = category !== '' && !['none', 'collection'].includes(deliveryKind(category))
  return [
    [title.trim().length >= 20, 'A title with the breed or brand'],
    [pictures.length >= 3, 'Three photos or more'],
    [pictures.length > 0 && pictures.every(({ alt }) => alt.trim() !== ''), 'Photos described in words'],
    [description.trim().length >= 200, 'A description of a few sentences'],
    ...(hasBreed ? [[Boolean(attributes.breed), 'A breed chosen'] satisfies [boolean, string]] : []),
    ...(category === 'hatching-eggs'
      ? [[Boolean(attributes.fertilityPercent), 'Fertility when last candled'] satisfies [boolean, string]]
      : []),
    // The fields for it come with the category.
    ...(category === ''
      ? []
      : [
          [
            options.some(({ price, stock }) => Number(price) > 0 && Number(stock) > 0),
            'A price, and something in stock',
          ] satisfies [boolean, string],
        ]),
    ...(isPosted ? [[values.collection, 'Collection offered as well'] satisfies [boolean, string]] : []),
  ]
}

/** What makes a listing sell, ticked off while one writes. */
export const Checklist = memo(({ form }: { form: EditorForm }) => {
  const points = pointsOf(useValues(form))
  return (
    <section aria-labelledby="sells">
      <h2 id="sells" className="mb-2 text-lg">
        What makes it sell
      </h2>
      <p className="numbers mb-2 text-ink-soft text-sm">
        {points.filter(([done]) => done).length} of {points.length}
      </p>
      <ul className="flex flex-col gap-1.5">
        {points.map(([done, words]) => (
          <li key={words} className={cx('flex items-center gap-2 text-sm', !done && 'text-ink-soft')}>
            {done ? (
              <Check aria-hidden size={18} className="text-hedge" />
            ) : (
              <Circle aria-hidden size={18} className="text-field" />
            )}
            {words}
            <span className="sr-only">{done ? ': done' : ': not yet'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
})
