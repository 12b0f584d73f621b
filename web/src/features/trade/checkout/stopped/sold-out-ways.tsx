import { useQuery } from '@tanstack/react-query'
import { productQueryOptions, similarQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { TellMeSlot } from '#web/features/catalogue/stock-waits/tell-me-slot.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type ListingProps = { listing: { id: string; name: string } }

/** The button that has one told once a listing is back; none where the listing has another option in stock. */
export const TellMeOfListing = ({ listing }: ListingProps) => {
  const { data } = useQuery(productQueryOptions(listing.id))
  return data?.status === 'sold_out' ? <TellMeSlot listing={listing} /> : null
}

const most = 3

/** What is like a listing, as links; a bonus that nobody misses while it loads, or when it fails. */
export const SimilarLinks = ({ listing: { id } }: ListingProps) => {
  const { data: shown = [] } = useQuery(similarQueryOptions(id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <h3 id="similar" className="text-lg">
        Similar listings
      </h3>
      <ul>
        {shown.slice(0, most).map((card) => (
          <li key={card.id}>
            <Link
              to={paths.product(card.id)}
              className="inline-flex min-h-11 items-center font-medium text-hedge-ink underline underline-offset-4"
            >
              {card.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
