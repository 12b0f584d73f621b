import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuoteLine } from '#contract/trade/checkout.answers.ts'
import { ListingPicture } from '#web/components/ui/picture.tsx'
import { formatPence } from '#web/lib/format.ts'

type LineProps = { line: QuoteLine; children?: ReactNode }

/** What is bought, as a look and not a link: picture, name, option, how many and what they come to; below, what is said of it. */
export const Line = ({ line, children }: LineProps) => {
  const { imageUrl, name, optionLabel, quantity, unitPricePence, linePence } = line
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0 sm:gap-4">
      <ListingPicture
        src={imageUrl}
        alt=""
        sizes="80px"
        className="w-[min(5rem,20vw)] shrink-0 self-start rounded-md"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <p className="min-w-0 flex-1 basis-32 font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="numbers font-semibold">{formatPence(linePence)}</p>
        </div>
        <p className="numbers text-ink-soft text-sm">
          {`${optionLabel} · ${quantity}\u00a0× ${formatPence(unitPricePence)}`}
        </p>
        {children}
      </div>
    </li>
  )
}

/** What is said of a line that can be bought. */
export const LineNotice = ({ children }: { children: string | null }) =>
  children ? (
    <p className="mt-2 flex items-start gap-2 rounded-sm bg-yolk-soft px-3 py-2 text-sm text-yolk-ink">
      <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  ) : null
