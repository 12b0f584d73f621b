import { CalendarOff, CalendarRange, MapPin, Package, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { shopBanner } from '#contract/catalogue/pictures.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { Photo } from '#web/components/ui/pictures/photo.tsx'
import { CardRating } from '#web/features/catalogue/listings/product-card.tsx'
import { cx } from '#web/lib/class-names.ts'
import { formatCount, formatList, formatMonth } from '#web/lib/format.ts'
import type { Figures } from './figure-words.ts'
import { awaySentence } from './holiday-words.ts'
import { SellerFigures } from './seller-figures.tsx'
import { weekdayNames } from './weekday-names.ts'

type Shown = Pick<
  SellerPage,
  | 'shopName'
  | 'sellerKind'
  | 'place'
  | 'bannerUrl'
  | 'avatarUrl'
  | 'dispatchWeekdays'
  | 'holidayUntil'
  | 'rating'
  | 'reviewCount'
> &
  Figures & {
    /** Null where it is of no interest. */
    listingCount: number | null
    joinedAt: string | null
  }

/** Banner, name and facts of a shop; `action` stands beside the name. */
export const ShopFront = ({ shop, name, action }: { shop: Shown; name: ReactNode; action?: ReactNode }) => (
  <header>
    {shop.bannerUrl && (
      <Photo
        src={shop.bannerUrl}
        sizes={shopBanner.sizes}
        alt=""
        width={1600}
        height={400}
        priority="first"
        className="aspect-3/1 w-full rounded-lg border border-straw object-cover md:aspect-5/1"
      />
    )}
    <div className="mt-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        {shop.avatarUrl && (
          <Photo
            src={shop.avatarUrl}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-full border border-straw object-cover"
          />
        )}
        <div className="min-w-0">
          {name}
          <p className="mt-1 text-ink-soft">
            {shop.sellerKind === 'trade' ? 'Trade seller' : 'Private seller'}
            {shop.joinedAt && ` · joined ${formatMonth(shop.joinedAt)}`}
          </p>
        </div>
      </div>
      {action}
    </div>
    {shop.holidayUntil && (
      <p className="mt-4 flex items-start gap-2 rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink">
        <CalendarOff aria-hidden size={20} className="mt-0.5 shrink-0" />
        {awaySentence(shop.holidayUntil)}
      </p>
    )}
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-sm">
      {shop.place && <Fact icon={<MapPin aria-hidden size={16} />}>{shop.place}</Fact>}
      {shop.dispatchWeekdays.length > 0 && (
        <Fact icon={<CalendarRange aria-hidden size={16} />}>
          Dispatches on {formatList(shop.dispatchWeekdays.map((day) => weekdayNames[day]))}
        </Fact>
      )}
      {shop.listingCount !== null && (
        <Fact icon={<Package aria-hidden size={16} />}>{formatCount(shop.listingCount, ['listing', 'listings'])}</Fact>
      )}
      {shop.rating !== null && (
        <li>
          <CardRating rating={shop.rating} count={shop.reviewCount} />
        </li>
      )}
    </ul>
    <SellerFigures of={shop} className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-sm" />
  </header>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [overflow-wrap:anywhere]">
    <span className="shrink-0 text-hedge">{icon}</span>
    <span>{children}</span>
  </li>
)

/** What the seller says of themselves and of what they promise: text, never HTML. */
export const ShopWords = ({ shop, columns }: { shop: Pick<SellerPage, 'about' | 'policies'>; columns?: string }) => {
  const parts = [
    { id: 'about', title: 'About this shop', text: shop.about },
    { id: 'policies', title: 'Returns and promises', text: shop.policies },
  ].filter(({ text }) => text)
  if (parts.length === 0) return null
  return (
    <div className={cx('mt-8 grid gap-8 border-straw border-t pt-6', columns)}>
      {parts.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="flex items-center gap-2 text-xl">
            <Store aria-hidden size={18} className="text-hedge" />
            {title}
          </h2>
          <p className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </section>
      ))}
    </div>
  )
}
