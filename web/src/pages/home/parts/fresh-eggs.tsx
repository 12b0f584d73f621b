import { useQuery } from '@tanstack/react-query'
import { rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { ProductCard, ProductCardSkeleton } from '#web/features/catalogue/listings/product-card.tsx'
import { freshQueryOptions } from './fresh-eggs.api.ts'

const skeletons = ['a', 'b', 'c']
/** So many of a row are on a phone's screen at once. */
const inSight = 3
/** As high as most of them are, though it is the highest of those in sight that counts. */
const farCard = 'w-40 below-screen [contain-intrinsic-size:auto_18rem]'

/** Hatching eggs that can be set this month, else the newest, in a row for the thumb; without any nothing is said. */
export const FreshEggs = () => {
  const { data, error } = useQuery(freshQueryOptions)
  if (error || data?.cards.length === 0) return null
  return (
    <>
      <h2 id="fresh" className="mt-4 mb-2 text-lg">
        {data?.month ? `Eggs to set in ${data.month}` : 'New hatching eggs'}
      </h2>
      <ul aria-labelledby="fresh" aria-busy={!data} className={swipeRow}>
        {data
          ? data.cards.map((card, index) => (
              <li key={card.id} className={index < inSight ? 'w-40' : farCard}>
                <ProductCard card={card} sizes={rowSizes} priority={index < inSight ? 'near' : undefined} />
              </li>
            ))
          : skeletons.map((key) => (
              <li key={key} className="w-40">
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </>
  )
}
