import { Star } from 'lucide-react'
import { useState } from 'react'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ChooseAll } from '#web/components/ui/forms/choose-all.tsx'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { cx } from '#web/lib/class-names.ts'
import { formatDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { ChooseOne } from './choose.tsx'
import { ListingActions } from './listing-actions.tsx'
import { priceRange, statusBadges, stockWords } from './listing-words.ts'
import { PriceEdit, StockEdit } from './option-edits.tsx'
import { OptionLines, OptionsToggle } from './option-lines.tsx'
import type { Selection } from './use-selection.ts'

type RowProps = { listing: SellerListingRow }
type ChosenProps = RowProps & { selection: Selection }

const Thumbnail = ({ listing: { imageUrl, category } }: RowProps) => (
  <ListingPicture
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

const Row = ({ listing, selection }: ChosenProps) => {
  const { status, options, updatedAt } = listing
  const [only, ...others] = options
  const editable = status !== 'removed' && only !== undefined && others.length === 0 ? only : null
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr className={cx('border-straw border-t align-middle', selection.has(listing.id) && 'bg-hedge-soft/40')}>
        <td className="w-10">
          <ChooseOne listing={listing} selection={selection} />
        </td>
        <td className="min-w-48 py-3 pr-4 [overflow-wrap:anywhere]">
          <div className="flex items-center gap-4">
            <Thumbnail listing={listing} />
            <div className="min-w-0">
              <Title listing={listing} />
              <span className="numbers block text-ink-soft text-sm">Changed {formatDay(updatedAt)}</span>
              {others.length > 0 && <OptionsToggle listing={listing} open={open} onToggle={() => setOpen(!open)} />}
            </div>
          </div>
        </td>
        <td className="numbers whitespace-nowrap py-3 pr-4 text-right">
          {editable ? <PriceEdit option={editable} of={listing.title} /> : priceRange(listing)}
        </td>
        <td className="numbers py-3 pr-4 text-right">
          {editable ? <StockEdit option={editable} of={listing.title} /> : stockWords(listing)}
        </td>
        <td className="py-3 pr-4">
          <Status listing={listing} />
        </td>
        <td className="py-3">
          <ListingActions listing={listing} />
        </td>
      </tr>
      {open && others.length > 0 && (
        <tr>
          <td />
          <td colSpan={5} className="pb-3">
            <OptionLines listing={listing} />
          </td>
        </tr>
      )}
    </>
  )
}

const Table = ({ listings, selection }: ListProps) => (
  <table className="w-full text-left">
    <caption className="sr-only">Your listings</caption>
    <thead className="text-ink-soft text-sm">
      <tr>
        <th>
          <ChooseAll selection={selection} />
        </th>
        <th className="py-2 pr-4 font-medium">Listing</th>
        <th className="py-2 pr-4 text-right font-medium">Price</th>
        <th className="py-2 pr-4 text-right font-medium">Stock</th>
        <th className="py-2 pr-4 font-medium">Status</th>
        <th className="py-2 text-right font-medium">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {listings.map((listing) => (
        <Row key={listing.id} listing={listing} selection={selection} />
      ))}
    </tbody>
  </table>
)

const PhoneCard = ({ listing, selection }: ChosenProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Card className={cx('flex flex-col gap-3', selection.has(listing.id) && 'border-hedge')}>
      <div className="flex gap-3">
        <ChooseOne listing={listing} selection={selection} />
        <Thumbnail listing={listing} />
        <div className="min-w-0 flex-1">
          <Title listing={listing} />
          <p className="numbers mt-0.5 text-ink-soft text-sm">
            {priceRange(listing)} · {stockWords(listing)} in stock
          </p>
        </div>
      </div>
      {listing.options.length > 0 && listing.status !== 'removed' && (
        <OptionsToggle listing={listing} open={open} onToggle={() => setOpen(!open)} />
      )}
      {open && <OptionLines listing={listing} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <Status listing={listing} />
        </div>
        <ListingActions listing={listing} />
      </div>
    </Card>
  )
}

type ListProps = { listings: SellerListingRow[]; selection: Selection }

/** The seller's listings to work through: a table, on phones cards. */
export const ListingTable = (props: ListProps) => {
  if (!useIsMobile()) return <Table {...props} />
  return (
    <>
      <ChooseAll selection={props.selection} />
      <ul className="flex flex-col gap-3">
        {props.listings.map((listing) => (
          <li key={listing.id}>
            <PhoneCard listing={listing} selection={props.selection} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The shape of the table before it is there. */
export const ListingTableSkeleton = () => (
  <div role="status" aria-label="Loading your listings" className="flex flex-col gap-3">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="h-36 w-full rounded-lg md:h-22" />
    ))}
  </div>
)
