import { useQuery } from '@tanstack/react-query'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import { EmptyText, rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { ProductCard, ProductCardSkeleton } from '#web/features/catalogue/listings/product-card.tsx'
import { nearQueryOptions } from './near-you.api.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e']
const width = 'w-40 md:w-52'

/** Cards in a row, or their boxes while there are none yet. */
export const NearCards = ({ cards }: { cards: Card[] | undefined }) => (
  <ul aria-labelledby="near" aria-busy={!cards} className={`${swipeRow} md:[scrollbar-width:thin]`}>
    {cards
      ? cards.map((card) => (
          <li key={card.id} className={width}>
            <ProductCard card={card} sizes={rowSizes} />
          </li>
        ))
      : skeletons.map((key) => (
          <li key={key} className={width}>
            <ProductCardSkeleton />
          </li>
        ))}
  </ul>
)

/** Words that fill the room of a row. */
const Instead = ({ children }: { children: string }) => (
  <div className="grid min-h-[inherit] *:grid *:place-content-center">
    <EmptyText>{children}</EmptyText>
  </div>
)

/** What is for sale near a place, in a row. */
export const NearRow = ({ place }: { place: string }) => {
  const query = useQuery(nearQueryOptions(place))
  return (
    <Loaded
      of={query}
      failed={`What’s near ${place} didn’t load`}
      instead={{ 422: <Instead>{`We don’t recognise ${place}. Try another postcode.`}</Instead> }}
      empty={<Instead>{`Nothing near ${place} yet`}</Instead>}
    >
      {(page) => <NearCards cards={page?.items} />}
    </Loaded>
  )
}
