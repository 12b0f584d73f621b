import { useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { species } from '#contract/catalogue/species.ts'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { breedsQueryOptions } from '#web/features/catalogue/listings/breeds.api.ts'
import { ProductCard } from '#web/features/catalogue/listings/product-card.tsx'
import { shopQueryOptions } from '#web/features/selling/shop/shop.api.ts'
import type { EditorForm } from './editor-errors.ts'
import type { ListingValues } from './listing-form.ts'
import { PagePreview } from './page-preview.tsx'
import { previewCard } from './preview-card.ts'
import { useValues } from './use-values.ts'

const useBreedName = ({ attributes }: ListingValues): string | null => {
  const known = species.find((slug) => slug === attributes.species)
  const { data } = useQuery({ ...breedsQueryOptions(known ?? 'chicken'), enabled: known !== undefined })
  return data?.find(({ slug }) => slug === attributes.breed)?.name ?? null
}

const tabs = [
  { value: 'card', label: 'In lists' },
  { value: 'page', label: 'Its page' },
] as const

/** The card and the page as buyers will see them, while one types; what is typed comes first. */
export const Preview = memo(({ form }: { form: EditorForm }) => <Seen values={useDeferredValue(useValues(form))} />)

const Seen = memo(({ values }: { values: ListingValues }) => {
  const [tab, setTab] = useState<'card' | 'page'>('card')
  const { data: shop } = useQuery(shopQueryOptions)
  const card = previewCard({ values, shop, breedName: useBreedName(values) })
  return (
    <section aria-label="Preview">
      <p className="mb-1 font-medium text-ink-soft text-sm">As buyers will see it</p>
      <Tabs label="Preview of" tabs={tabs} value={tab} onChange={setTab}>
        {/* A look, not a link: the listing may not be anywhere yet. */}
        <div inert>
          {tab === 'page' ? (
            <PagePreview values={values} card={card} />
          ) : (
            <div className="max-w-xs rounded-lg border border-straw bg-surface p-4">
              <ProductCard card={card} sizes="280px" />
            </div>
          )}
        </div>
      </Tabs>
      {shop && !shop.outcode && (
        <p className="mt-3 text-ink-soft text-sm">Your town or area shows here too, once it’s on your shop’s page.</p>
      )}
    </section>
  )
})
