import { hasLeft } from '#contract/identity/deleted-user.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { formatPence } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** What was sold, as it was called and priced at the sale. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="divide-y divide-straw">
    {order.lines.map((line) => (
      <li key={line.id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
        <ListingPicture src={line.imageUrl} alt="" sizes="96px" className="w-24 shrink-0 self-start rounded-md" />
        <div className="min-w-0 flex-1">
          {hasLeft(order.seller.username) ? (
            <p className="font-semibold">{line.name}</p>
          ) : (
            <Link to={paths.product(line.productId)} className="font-semibold hover:underline">
              {line.name}
            </Link>
          )}
          <p className="text-ink-soft text-sm">{line.optionLabel}</p>
          <p className="numbers text-ink-soft text-sm">
            {line.quantity} × {formatPence(line.unitPricePence)}
          </p>
        </div>
        <p className="numbers shrink-0 font-semibold">{formatPence(line.linePence)}</p>
      </li>
    ))}
  </ul>
)
