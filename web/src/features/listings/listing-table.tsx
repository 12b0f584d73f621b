import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SellerListingRow } from '../../../../functions/contract/listings.ts'
import { paths } from '../../app/paths.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Picture } from '../../components/ui/picture.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useIsMobile } from '../../lib/device.ts'
import { formatDay } from '../../lib/format.ts'
import { ListingActions } from './listing-actions.tsx'
import { priceRange, statusBadges } from './listing-words.ts'

type RowProps = { listing: SellerListingRow }

const Thumbnail = ({ listing: { imageUrl, category } }: RowProps) => (
  <Picture
    src={imageUrl}
    fallback={`/pictures/${category}.webp`}
    alt=""
    sizes="88px"
    className="w-22 shrink-0 rounded-md border border-straw"
  />
)

const Title = ({ listing: { id, title, status, isFeatured } }: RowProps) => (
  <span className="flex items-start gap-1.5">
    {isFeatured && <Star role="img" aria-label="Featured" size={16} className="mt-1 shrink-0 fill-yolk text-yolk" />}
    {status === 'removed' ? (
      <span className="font-semibold">{title}</span>
    ) : (
      <Link to={paths.listing(id)} className="line-clamp-2 font-semibold underline-offset-4 hover:underline">
        {title}
      </Link>
    )}
  </span>
)

const Status = ({ listing: { status, removedReason } }: RowProps) => (
  <>
    <Badge tone={statusBadges[status].tone}>{statusBadges[status].label}</Badge>
    {removedReason && <span className="mt-1 block max-w-56 text-ink-soft text-sm">{removedReason}</span>}
  </>
)

const stockWords = ({ optionCount, stock }: SellerListingRow): string => (optionCount === 0 ? '–' : String(stock))

const Row = ({ listing }: RowProps) => (
  <tr className="align-middle">
    <td className="py-3 pr-4">
      <div className="flex items-center gap-4">
        <Thumbnail listing={listing} />
        <div className="min-w-0">
          <Title listing={listing} />
          <span className="numbers block text-ink-soft text-sm">Changed {formatDay(listing.updatedAt)}</span>
        </div>
      </div>
    </td>
    <td className="numbers whitespace-nowrap py-3 pr-4 text-right">{priceRange(listing)}</td>
    <td className="numbers py-3 pr-4 text-right">{stockWords(listing)}</td>
    <td className="py-3 pr-4">
      <Status listing={listing} />
    </td>
    <td className="py-3">
      <ListingActions listing={listing} />
    </td>
  </tr>
)

const Table = ({ listings }: { listings: SellerListingRow[] }) => (
  <table className="w-full text-left">
    <caption className="sr-only">Your listings, last changed first</caption>
    <thead className="border-straw border-b text-ink-soft text-sm">
      <tr>
        <th className="py-2 pr-4 font-medium">Listing</th>
        <th className="py-2 pr-4 text-right font-medium">Price</th>
        <th className="py-2 pr-4 text-right font-medium">Stock</th>
        <th className="py-2 pr-4 font-medium">State</th>
        <th className="py-2 text-right font-medium">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-straw">
      {listings.map((listing) => (
        <Row key={listing.id} listing={listing} />
      ))}
    </tbody>
  </table>
)

const PhoneCard = ({ listing }: RowProps) => (
  <Card className="flex flex-col gap-3">
    <div className="flex gap-3">
      <Thumbnail listing={listing} />
      <div className="min-w-0 flex-1">
        <Title listing={listing} />
        <p className="numbers mt-0.5 text-ink-soft text-sm">
          {priceRange(listing)} · {stockWords(listing)} in stock
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div>
        <Status listing={listing} />
      </div>
      <ListingActions listing={listing} />
    </div>
  </Card>
)

/** The seller's listings: a table, on phones cards. */
export const ListingTable = ({ listings }: { listings: SellerListingRow[] }) => {
  if (!useIsMobile()) return <Table listings={listings} />
  return (
    <ul className="flex flex-col gap-3">
      {listings.map((listing) => (
        <li key={listing.id}>
          <PhoneCard listing={listing} />
        </li>
      ))}
    </ul>
  )
}

export const ListingTableSkeleton = () => (
  <div role="status" aria-label="Loading your listings" className="flex flex-col gap-3">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="h-36 w-full rounded-lg md:h-22" />
    ))}
  </div>
)
