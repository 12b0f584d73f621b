import { useQuery } from '@tanstack/react-query'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { othersQueryOptions, similarQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { ProductCard } from '#web/features/catalogue/listings/product-card.tsx'
import { ProductGrid } from '#web/features/catalogue/listings/product-grid.tsx'
import { RecentlyViewedSlot } from '#web/features/catalogue/recently-viewed/recently-viewed-slot.tsx'

type BelowProps = { product: Product; phone?: boolean }

/**
 * What stands below a listing: its seller's others, similar ones, and what was looked at before. Each row comes once those
 * above it are there or have failed: nothing moves away from under a tap.
 */
export const BelowListing = ({ product, phone = false }: BelowProps) => {
  const others = useQuery(othersQueryOptions(product))
  const similar = useQuery(similarQueryOptions(product.id))
  if (others.isLoading) return null
  return (
    <>
      <MoreListings id="others" title={`More from ${product.seller.shopName}`} cards={others.data} phone={phone} />
      {!similar.isLoading && (
        <>
          <MoreListings id="similar" title="Similar listings" cards={similar.data} phone={phone} />
          <RecentlyViewedSlot current={product.id} />
        </>
      )}
    </>
  )
}

type MoreProps = { id: string; title: string; cards: Card[] | undefined; phone: boolean }

// Beside the listing itself these are a bonus: while they load, or when they fail, nothing is missed.
const MoreListings = ({ id, title, cards, phone }: MoreProps) => {
  if (!cards || cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="below-screen mt-12">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      {phone ? (
        <ul aria-label={title} className={swipeRow}>
          {cards.map((card) => (
            <li key={card.id} className="w-52">
              <ProductCard card={card} sizes={rowSizes} />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGrid label={title} cards={cards} columns="grid-cols-3 lg:grid-cols-4" />
      )}
    </section>
  )
}
