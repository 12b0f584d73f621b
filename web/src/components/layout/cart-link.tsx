import { ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useCartCount } from '../../features/session/cart-count.ts'
import { formatCount } from '../../lib/format.ts'

/** The basket with how many things are in it. */
export const CartLink = () => {
  const count = useCartCount()
  return (
    <Link
      to={paths.cart}
      aria-label={`Cart, ${formatCount(count, ['item', 'items'])}`}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-quiet"
    >
      <ShoppingBasket aria-hidden size={24} strokeWidth={1.75} />
      <span
        aria-hidden
        className="numbers absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-yolk px-1 font-bold text-on-yolk text-xs"
      >
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}
