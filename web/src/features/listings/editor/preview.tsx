import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { species } from '../../../../../functions/contract/catalogue.constants.ts'
import { cx } from '../../../lib/class-names.ts'
import { ProductCard } from '../../catalogue/product-card.tsx'
import { shopQuery } from '../../shop/shop.api.ts'
import { breedsQuery } from '../listings.api.ts'
import type { EditorForm } from './editor-errors.ts'
import type { ListingValues } from './listing-form.ts'
import { previewCard } from './preview-card.ts'

const useBreedName = ({ attributes }: ListingValues): string | null => {
  const known = species.find((slug) => slug === attributes.species)
  const { data } = useQuery({ ...breedsQuery(known ?? 'chicken'), enabled: known !== undefined })
  return data?.find(({ slug }) => slug === attributes.breed)?.name ?? null
}

/** The card as buyers will see it, while one types, and what makes a listing sell. */
export const Preview = ({ form }: { form: EditorForm }) => {
  const values = form.watch()
  const { data: shop } = useQuery(shopQuery)
  const breedName = useBreedName(values)
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Preview">
        <p className="mb-3 font-medium text-ink-soft text-sm">As buyers will see it</p>
        {/* A look, not a link: the listing may not be anywhere yet. */}
        <div inert className="max-w-xs rounded-lg border border-straw bg-surface p-4">
          <ProductCard card={previewCard({ values, shop, breedName })} sizes="280px" />
        </div>
        {values.description && (
          <p className="mt-4 line-clamp-6 whitespace-pre-line text-ink-soft text-sm">{values.description}</p>
        )}
      </section>
      <Checklist values={values} />
    </div>
  )
}

const Checklist = ({ values }: { values: ListingValues }) => {
  const points: [boolean, string][] = [
    [values.pictures.length >= 3, 'Three pictures or more'],
    [values.description.trim().length >= 200, 'A description of a few sentences'],
    [values.title.trim().length >= 20, 'A title that says breed or brand'],
    [
      values.pictures.length > 0 && values.pictures.every(({ alt }) => alt.trim() !== ''),
      'Pictures described in words',
    ],
  ]
  return (
    <section aria-labelledby="sells">
      <h2 id="sells" className="mb-2 text-lg">
        What makes it sell
      </h2>
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
}
