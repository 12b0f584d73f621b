import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CartLine } from '#contract/trade/cart.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

type LineFrameProps = { line: CartLine; price: string; children: ReactNode }

/** A line with its picture, its name, a price on the right and what is to be said about it; below, what can be done. */
export const LineFrame = ({ line, price, children }: LineFrameProps) => (
  <li className="flex gap-3 py-4 first:pt-0 last:pb-0 sm:gap-4">
    <div className="relative w-20 shrink-0 self-start sm:w-28">
      <ListingPicture src={line.imageUrl} alt="" sizes="112px" className="rounded-md" />
      <Link to={paths.product(line.productId)} tabIndex={-1} aria-hidden className="absolute inset-0" />
    </div>
    <div className="min-w-0 flex-1">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link to={paths.product(line.productId)} className="font-semibold underline-offset-4 hover:underline">
            {line.name}
          </Link>
          <p className="text-ink-soft text-sm">{line.optionLabel}</p>
        </div>
        <p className="numbers shrink-0 font-semibold">{price}</p>
      </div>
      {line.notice && (
        <p className="mt-2 flex items-start gap-2 rounded-sm bg-yolk-soft px-3 py-2 text-sm text-yolk-ink">
          <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
          {line.notice}
        </p>
      )}
      {children}
    </div>
  </li>
)
