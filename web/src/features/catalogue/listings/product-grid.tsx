import { memo } from 'react'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import { cx } from '#web/lib/class-names.ts'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'

type GridProps = {
  label: string
  cards: Card[] | undefined
  skeletons?: number
  columns?: string
  /** It stands on top of its page. */
  onTop?: boolean
}

const besideFilters = 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4'
/** Cards that a screen shows at once. */
const aboveTheFold = 4

/** As high as most cards are, so that what stands below them hardly moves when they come on the screen. */
const unseen = 'below-screen [contain-intrinsic-size:auto_18rem] lg:[contain-intrinsic-size:auto_20rem]'

const priorityOf = (index: number) => {
  if (index === 0) return 'first'
  return index < aboveTheFold ? 'near' : undefined
}

/** Cards in two, three or four columns; skeletons with the same boxes while there are none. Left alone while its page changes around it. */
export const ProductGrid = memo(
  ({ label, cards, skeletons = 8, columns = besideFilters, onTop = false }: GridProps) => (
    <ul aria-label={label} aria-busy={!cards} className={cx('grid gap-x-4 gap-y-8 md:gap-x-5', columns)}>
      {cards
        ? cards.map((card, index) => (
            <li key={card.id} className={onTop && index < aboveTheFold ? '' : unseen}>
              <ProductCard card={card} priority={onTop ? priorityOf(index) : undefined} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else and never move
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ul>
  ),
)
