import { freePostage } from '../../../../functions/contract/shipping.ts'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { formatPence } from '../../lib/format.ts'

/** How far a seller's posted goods are from free standard delivery. */
export const FreePostageBar = ({ goodsPence, shopName }: { goodsPence: number; shopName: string }) => {
  const missing = freePostage.fromPence - goodsPence
  const words =
    missing > 0
      ? `${formatPence(missing)} more from ${shopName} for free standard delivery`
      : 'Standard delivery from this seller is free'
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">{words}</p>
      <ProgressBar label={words} value={Math.max(0, goodsPence)} max={freePostage.fromPence} />
    </div>
  )
}
