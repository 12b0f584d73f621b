import { MapPin, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { ProductCard as Card } from '#contract/catalogue/catalogue.answers.ts'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import type { PicturePriority } from '#web/components/ui/pictures/photo.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { CardHeart } from '#web/features/catalogue/favourites/heart.tsx'
import { Amount, Price } from '#web/features/identity/currency/price.tsx'
import { formatDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { ServicePrice } from './service-price.tsx'

// On a phone two stand side by side, each under 200 pixels wide. The narrowest picture that there is has nearly two of its own to
// each of those; the next would weigh four times as much for what no eye sees, so dense screens are told of less room.
const cardSizes = '(width < 430px) 80px, (width < 768px) calc(50vw - 24px), (width < 1024px) 33vw, 280px'

type CardProps = { card: Card; priority?: PicturePriority | undefined; sizes?: string }

/** One tag alone: what keeps somebody from buying first, then what speaks for it. */
const tagOf = (card: Card): { tone: BadgeTone; words: string } | null => {
  if (card.status === 'sold_out') return { tone: 'neutral', words: 'Sold out' }
  if (card.awayUntil) return { tone: 'egg', words: `Away until ${formatDay(card.awayUntil)}` }
  if (card.isFeatured) return { tone: 'yolk', words: 'Featured' }
  if (card.isBestSeller) return { tone: 'hedge', words: 'Best seller' }
  return card.isNew ? { tone: 'egg', words: 'New' } : null
}

const deliveryWords = ({ collectionOnly, deliveryFromPence }: Card): ReactNode => {
  if (collectionOnly) return 'Collection only'
  if (deliveryFromPence === null) return null
  if (deliveryFromPence === 0) return 'Free delivery'
  return (
    <>
      Delivery from <Amount pence={deliveryFromPence} />
    </>
  )
}

/** A listing in a list; the whole card leads to it. Drawn again only for another listing: hundreds may stand on a page that changes. */
export const ProductCard = memo(({ card, priority, sizes = cardSizes }: CardProps) => {
  const tag = tagOf(card)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <ListingPicture
          src={card.primaryImageUrl}
          fallback={card.category.imageUrl}
          alt=""
          sizes={sizes}
          priority={priority}
          className="rounded-lg border border-straw"
        />
        {tag && (
          <span className="absolute top-2 left-2 max-w-[calc(100%-3.5rem)] *:whitespace-normal">
            <Badge tone={tag.tone}>{tag.words}</Badge>
          </span>
        )}
      </div>
      <p className="mt-3 truncate text-ink-soft text-sm">
        {card.breed?.name ?? card.subcategory?.name ?? card.categoryName}
      </p>
      <h3 className="mt-0.5 line-clamp-2 min-h-[2.5em] font-sans font-semibold text-base leading-tight tracking-normal">
        <Link
          to={paths.product(card.id)}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-hedge focus-visible:after:outline-offset-4"
        >
          {card.name}
        </Link>
      </h3>
      <div className="mt-1.5 text-lg leading-tight">
        {card.priceBasis ? (
          <ServicePrice pence={card.pricePence} from={card.fromPrice} basis={card.priceBasis} />
        ) : (
          <Price pence={card.pricePence} from={card.fromPrice} packCount={card.packCount} />
        )}
      </div>
      <CardFacts card={card} />
      <CardHeart listing={card} />
    </article>
  )
})

const CardFacts = ({ card }: { card: Card }) => {
  const delivery = deliveryWords(card)
  return (
    <div className="mt-1.5 flex flex-col gap-0.5 text-ink-soft text-sm">
      {card.rating !== null && <CardRating rating={card.rating} count={card.reviewCount} />}
      {card.location && (
        <p className="flex items-start gap-1">
          <MapPin aria-hidden size={14} className="mt-1 shrink-0" />
          <span className="min-w-0">
            {card.location}
            {card.distanceMiles !== null && ` · ${Math.round(card.distanceMiles)} miles`}
          </span>
        </p>
      )}
      {delivery && <p>{delivery}</p>}
    </div>
  )
}

/** The stars of a listing and how many gave them. */
export const CardRating = ({ rating, count }: { rating: number; count: number }) => (
  <p className="flex items-center gap-1">
    <Star aria-hidden size={14} className="fill-yolk text-yolk" />
    <span className="sr-only">Rated </span>
    <span className="numbers font-medium text-ink">{rating.toFixed(1)}</span>
    <span className="sr-only"> of 5 in </span>
    <span className="numbers">({count})</span>
    <span className="sr-only"> reviews</span>
  </p>
)

/** The boxes of a card before it is there. */
export const ProductCardSkeleton = () => (
  <div className="flex flex-col">
    <Skeleton className="aspect-4/3 rounded-lg" />
    <Skeleton className="mt-3 h-5 w-1/3" />
    <Skeleton className="mt-1 h-10 w-full" />
    <Skeleton className="mt-1.5 h-6 w-1/4" />
    <Skeleton className="mt-2 h-5 w-1/2" />
    <Skeleton className="mt-1 h-5 w-2/3" />
  </div>
)
