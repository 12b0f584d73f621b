import { Link } from 'react-router-dom'
import { hasLeft } from '../../../../functions/contract/deleted-user.ts'
import type { Order } from '../../../../functions/contract/orders.ts'
import { paths } from '../../app/paths.ts'
import { Picture } from '../../components/ui/picture.tsx'
import { formatPence } from '../../lib/format.ts'

/** What was sold, as it was called and priced at the sale. */
export const OrderLines = ({ order }: { order: Order }) => (
  <ul className="divide-y divide-straw">
    {order.lines.map((line) => (
      <li key={line.id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
        <Picture src={line.imageUrl} alt="" sizes="96px" className="w-24 shrink-0 self-start rounded-md" />
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
