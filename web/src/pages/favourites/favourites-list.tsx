import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { favouriteIdsQueryOptions } from '#web/features/catalogue/favourites/favourite-ids.api.ts'
import { favouritesQueryOptions } from '#web/features/catalogue/favourites/favourites.api.ts'
import { ProductGrid } from '#web/features/catalogue/listings/product-grid.tsx'
import { paths } from '#web/lib/paths.ts'

/** The cards that the server listed, without those whose heart was just taken away. */
const useKeptCards = () => {
  const list = useInfiniteQuery(favouritesQueryOptions)
  const { data: ids } = useQuery(favouriteIdsQueryOptions)
  const cards = list.data?.items
  return { list, cards: ids ? cards?.filter(({ id }) => ids.includes(id)) : cards }
}

/** A heart that is clicked goes away with its card, and the focus would with it. */
const useKeptFocus = (count: number) => {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [count])
}

/** All that the user keeps; its hearts take it out, and the toast puts it back. */
export const FavouritesList = () => {
  const { list, cards } = useKeptCards()
  useKeptFocus(cards?.length ?? 0)
  return (
    <Loaded of={list} failed="We couldn’t load your favourites">
      {() => {
        if (cards?.length === 0 && !list.hasNextPage) return <NothingKept />
        return (
          <>
            <h2 className="sr-only">Listings</h2>
            <ProductGrid
              label="Your favourites"
              cards={cards}
              columns="grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
              onTop
            />
            {cards && <ShowMore of={list} shown={cards.length} />}
          </>
        )
      }}
    </Loaded>
  )
}

const NothingKept = () => (
  <EmptyState title="Nothing saved yet" action={<ButtonLink to={paths.products}>Browse Products</ButtonLink>}>
    Press the heart on a listing to save it here.
  </EmptyState>
)
