import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { EmptyText, HomeSection, rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { featuredQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { ProductCard, ProductCardSkeleton } from '#web/features/catalogue/listings/product-card.tsx'
import { ProductGrid } from '#web/features/catalogue/listings/product-grid.tsx'
import { paths } from '#web/lib/paths.ts'

const pageSize = 4
const swipePx = 50
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
const skeletons = ['a', 'b', 'c', 'd']

const viewAll = (
  <ButtonLink to={paths.products} variant="secondary">
    View All Products
  </ButtonLink>
)

/** What both structures say where there is nothing to show. */
const said = { failed: 'The featured listings didn’t load', empty: <EmptyText>No featured products found</EmptyText> }

/** The featured listings, four at a time, moved by its buttons, the arrow keys or a swipe. */
export const FeaturedCarousel = () => {
  const query = useQuery(featuredQueryOptions)
  const { data } = query
  const { page, pages, move } = usePages(data?.length ?? 0)
  const list = useRef<HTMLDivElement>(null)
  const swipe = useSwipe((step) => move(step))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const leaves = event.altKey || event.ctrlKey || event.metaKey
    if (!step || leaves || !data || page + step < 0 || page + step >= pages) return
    event.preventDefault()
    // The card that has the focus goes away with its page, and the keys would go with it.
    flushSync(() => move(step))
    list.current?.querySelector('a')?.focus()
  }
  const controls = (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Previous"
        disabled={!data || page === 0}
        onClick={() => move(-1)}
      >
        <ChevronLeft aria-hidden size={20} />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Next"
        disabled={!data || page === pages - 1}
        onClick={() => move(1)}
      >
        <ChevronRight aria-hidden size={20} />
      </Button>
      {viewAll}
    </div>
  )
  return (
    <HomeSection id="featured" title="Featured products" action={controls}>
      <Loaded of={query} {...said}>
        {(cards) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: its links and buttons take the keys, this moves with them
          <div ref={list} {...swipe} onKeyDown={onKeyDown} className="touch-pan-y">
            <p className="sr-only" aria-live="polite">
              Page {page + 1} of {pages}
            </p>
            <ProductGrid
              label="Featured products"
              cards={cards?.slice(page * pageSize, (page + 1) * pageSize)}
              skeletons={pageSize}
              columns="grid-cols-4"
            />
          </div>
        )}
      </Loaded>
    </HomeSection>
  )
}

/** Which four are shown; fewer listings than before never leave an empty page behind. */
const usePages = (count: number) => {
  const [wanted, setWanted] = useState(0)
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const page = Math.min(wanted, pages - 1)
  return { page, pages, move: (step: number) => setWanted(Math.min(pages - 1, Math.max(0, page + step))) }
}

const useSwipe = (onSwipe: (step: number) => void) => {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerCancel: () => {
      start.current = null
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = start.current === null ? 0 : clientX - start.current
      start.current = null
      if (Math.abs(moved) >= swipePx) onSwipe(moved < 0 ? 1 : -1)
    },
  }
}

/** The same on phones: a row for the thumb. */
export const FeaturedRow = () => {
  const query = useQuery(featuredQueryOptions)
  return (
    <HomeSection id="featured" title="Featured products">
      <Loaded of={query} {...said}>
        {(cards) => (
          <ul aria-label="Featured products" aria-busy={!cards} className={swipeRow}>
            {cards ? cards.map((card) => <RowCard key={card.id} card={card} />) : skeletons.map(rowSkeleton)}
          </ul>
        )}
      </Loaded>
      <div className="mt-4">{viewAll}</div>
    </HomeSection>
  )
}

const RowCard = ({ card }: { card: Card }) => (
  <li className="w-52">
    <ProductCard card={card} sizes={rowSizes} />
  </li>
)

const rowSkeleton = (key: string) => (
  <li key={key} className="w-52">
    <ProductCardSkeleton />
  </li>
)
