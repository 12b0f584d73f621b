import { useQuery } from '@tanstack/react-query'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { rowSizes, swipeRow } from '#web/components/ui/section.tsx'
import { productSampleQueryOptions, similarQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { ProductCard } from '#web/features/catalogue/listings/product-card.tsx'
import { ProductGrid } from '#web/features/catalogue/listings/product-grid.tsx'

const shown = 4

/** The seller's other listings; without any nothing is said. */
export const SellersOthers = ({ product, phone = false }: { product: Product; phone?: boolean }) => {
  const { username, shopName } = product.seller
  const { data } = useQuery(
    productSampleQueryOptions(new URLSearchParams({ seller: username, sort: 'newest' }), shown + 1),
  )
  const others = data?.items.filter(({ id }) => id !== product.id).slice(0, shown)
  return <MoreListings id="others" title={`More from ${shopName}`} cards={others} phone={phone} />
}

export const Similar = ({ product, phone = false }: { product: Product; phone?: boolean }) => {
  const { data } = useQuery(similarQueryOptions(product.id))
  return <MoreListings id="similar" title="Similar listings" cards={data} phone={phone} />
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
