import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { cardsQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { ProductCard } from '#web/features/catalogue/listings/product-card.tsx'
import { dropViews, forgetViews, useViews } from './views.ts'

/** The cards of what was looked at, the latest first; what is gone by now is forgotten. */
const useSeen = (current: string | undefined) => {
  const ids = useViews()
    .map(({ id }) => id)
    .filter((id) => id !== current)
  const { data, isPlaceholderData } = useQuery({ ...cardsQueryOptions(ids), enabled: ids.length > 0 })
  const gone = data && !isPlaceholderData ? ids.filter((id) => data.every((card) => card.id !== id)) : []
  const goneKey = gone.join()
  useEffect(() => {
    if (goneKey) dropViews(goneKey.split(','))
  }, [goneKey])
  return ids.flatMap((id) => data?.find((card) => card.id === id) ?? [])
}

const clear = () => {
  forgetViews()
  // The button goes away with its row.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * What was looked at last in this browser, without the listing that is open. A bonus, like other listings: while it loads, or
 * when it fails, nothing is missed.
 */
export default function RecentlyViewed({ current }: { current?: string | undefined }) {
  const cards = useSeen(current)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recently-viewed" className="text-2xl">
          Recently viewed
        </h2>
        <Button variant="quiet" size="sm" aria-label="Clear recently viewed" onClick={clear}>
          Clear
        </Button>
      </div>
      <ul aria-label="Recently viewed" className={`${swipeRow} md:[scrollbar-width:thin]`}>
        {cards.map((card) => (
          <li key={card.id} className="w-52">
            <ProductCard card={card} sizes={rowSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
