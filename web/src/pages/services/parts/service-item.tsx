import { MapPin } from 'lucide-react'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { ServicePrice } from '#web/features/catalogue/listings/service-price.tsx'
import { travelWords } from '#web/features/catalogue/services/travel-words.ts'
import { AskSeller } from '#web/features/talk/messages/ask/ask-seller.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

const boxClass = 'flex h-full flex-col overflow-hidden rounded-lg border border-straw bg-surface sm:flex-row'
const pictureClass = 'shrink-0 max-h-48 w-full sm:max-h-none sm:w-44 lg:w-52'

/** A service in the list: what, by whom, where to, for how much. */
export const ServiceItem = ({ service }: { service: ProductCard }) => {
  const travel = travelWords(service)
  return (
    <li>
      <article className={boxClass}>
        <ListingPicture
          src={service.primaryImageUrl}
          fallback={service.category.imageUrl}
          alt=""
          sizes="(width < 640px) 100vw, 208px"
          className={`${pictureClass} sm:aspect-auto`}
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
          <p className="text-ink-soft text-sm">{service.subcategory?.name ?? service.categoryName}</p>
          <h3 className="font-sans font-semibold text-lg leading-tight [overflow-wrap:anywhere]">
            <Link to={paths.product(service.id)} className="underline-offset-4 hover:underline">
              {service.name}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">{service.seller.shopName}</p>
          {travel && (
            <p className="flex items-start gap-1 text-ink-soft text-sm">
              <MapPin aria-hidden size={14} className="mt-1 shrink-0" />
              {travel}
            </p>
          )}
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
            <ServicePrice
              pence={service.pricePence}
              from={service.fromPrice}
              basis={service.priceBasis}
              className="text-lg"
            />
            <AskSeller product={service} kind="quote" />
          </div>
        </div>
      </article>
    </li>
  )
}

/** The boxes of a service before it is there. */
export const ServiceItemSkeleton = () => (
  <li className={boxClass}>
    <Skeleton className={`${pictureClass} h-48 sm:h-auto`} />
    <div className="flex flex-1 flex-col gap-2 p-4">
      <Skeleton className="h-5 w-1/4" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-3 h-11 w-2/5" />
    </div>
  </li>
)
