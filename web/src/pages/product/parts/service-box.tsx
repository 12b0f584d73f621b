import type { Product } from '#contract/catalogue/product.answers.ts'
import { PageBar } from '#web/components/ui/page-bar.tsx'
import { ServicePrice } from '#web/features/catalogue/listings/service-price.tsx'
import { awaySentence } from '#web/features/catalogue/sellers/holiday-words.ts'
import { travelWords } from '#web/features/catalogue/services/travel-words.ts'
import { Amount } from '#web/features/identity/currency/price.tsx'
import { AskSeller } from '#web/features/talk/messages/ask/ask-seller.tsx'
import { EditListing, useIsOwn } from './own-listing.tsx'

type ServiceProps = { product: Product }

/** A service never enters a cart: it is arranged by a quote. */
export const isService = ({ category }: Product): boolean => category.slug === 'services'

/** Why nobody can ask for a quote, in words; null when one can. */
const obstacleOf = (product: Product, isOwn: boolean): string | null => {
  if (isOwn) return 'This is your own listing.'
  if (product.status === 'paused') return 'The seller has paused this listing. Please check back later.'
  return product.status === 'sold_out' ? 'The seller isn’t taking on new work at the moment.' : null
}

const useObstacle = (product: Product): string | null => obstacleOf(product, useIsOwn(product))

const StartingPrice = ({ product, className }: ServiceProps & { className: string }) => (
  <ServicePrice pence={product.pricePence} from={product.fromPrice} basis={product.priceBasis} className={className} />
)

/** What it costs, how far the seller travels, and the way to a quote; for its seller, to the editor. */
export const ServiceBox = ({ product }: ServiceProps) => {
  const obstacle = useObstacle(product)
  const travel = travelWords(product)
  return (
    <>
      <StartingPrice product={product} className="text-3xl" />
      {product.options.length > 1 && <ServiceOptions product={product} />}
      {travel && <p className="text-ink-soft">{travel}</p>}
      <p className="rounded-md bg-duck-egg px-4 py-3 text-duck-egg-ink">
        {!obstacle && product.seller.holidayUntil && `${awaySentence(product.seller.holidayUntil)} `}
        {obstacle ?? 'You arrange services directly with the seller. Say what you need and get a price.'}
      </p>
      <EditListing product={product} />
      {!obstacle && <AskSeller product={product} kind="quote" variant="primary" size="lg" className="max-md:hidden" />}
    </>
  )
}

const ServiceOptions = ({ product: { options, priceBasis } }: ServiceProps) => (
  <ul aria-label="What’s on offer" className="rounded-md border border-straw bg-surface">
    {options.map(({ id, label, pricePence }) => (
      <li key={id} className="flex justify-between gap-4 border-straw border-b px-4 py-2.5 last:border-b-0">
        <span className="[overflow-wrap:anywhere]">{label}</span>
        <span className="shrink-0 font-semibold">
          {priceBasis === 'from' && <span className="font-normal text-ink-soft text-sm">from </span>}
          <Amount pence={pricePence} />
        </span>
      </li>
    ))}
  </ul>
)

/** Keeps the price and the way to a quote within the thumb's reach on phones. */
export const ServiceBar = ({ product }: ServiceProps) =>
  useObstacle(product) ? null : (
    <PageBar>
      <StartingPrice product={product} className="mr-auto text-xl leading-tight" />
      <AskSeller product={product} kind="quote" variant="primary" />
    </PageBar>
  )
