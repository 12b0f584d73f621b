import { ShieldCheck, Store } from 'lucide-react'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { Photo } from '#web/components/ui/pictures/photo.tsx'
import { CardRating } from '#web/features/catalogue/listings/product-card.tsx'
import { SellerFigures } from '#web/features/catalogue/sellers/seller-figures.tsx'
import { AskSeller } from '#web/features/talk/messages/ask/ask-seller.tsx'
import { formatMonth } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const goodsNote = 'Always pay here, never by bank transfer. Then your order is covered if something goes wrong.'
const serviceNote =
  'Agree the work, the day and the price in writing here before anybody travels, and pay once the work is done.'

/** Who sells it: private or trade, where, since when, how well. */
export const SellerCard = ({ product }: { product: Product }) => {
  const { seller } = product
  return (
    <section aria-labelledby="seller" className="border-straw border-t pt-5">
      <h2 id="seller" className="flex items-center gap-2 text-lg">
        {seller.avatarUrl ? (
          <Photo
            src={seller.avatarUrl}
            alt=""
            sizes="44px"
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-full border border-straw object-cover"
          />
        ) : (
          <Store aria-hidden size={20} className="text-hedge" />
        )}
        <Link to={paths.seller(seller.username)} className="underline-offset-4 hover:underline">
          {seller.shopName}
        </Link>
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        {[
          seller.kind === 'trade' ? 'Trade seller' : 'Private seller',
          seller.location,
          `joined ${formatMonth(seller.joinedAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {seller.rating !== null && (
        <div className="mt-1 text-sm">
          <CardRating rating={seller.rating} count={seller.reviewCount} />
        </div>
      )}
      <SellerFigures of={seller} className="mt-2 flex flex-col gap-1 text-ink-soft text-sm" />
      <Link
        to={paths.seller(seller.username)}
        className="inline-flex min-h-9 items-center text-hedge-ink text-sm underline underline-offset-4"
      >
        All listings from this seller
      </Link>
      <AskSeller product={product} kind="question" className="mt-2 w-full" />
      <p className="mt-3 flex items-start gap-2 rounded-md bg-hedge-soft px-3.5 py-3 text-hedge-ink text-sm">
        <ShieldCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
        {product.category.slug === 'services' ? serviceNote : goodsNote}
      </p>
    </section>
  )
}
