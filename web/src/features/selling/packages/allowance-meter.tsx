import type { Allowance } from '#contract/selling/packages.answers.ts'
import { ProgressBar } from '#web/components/ui/progress-bar.tsx'
import { formatDay } from '#web/lib/format.ts'

type AllowanceMeterProps = { allowance: Allowance; monthEndsAt?: string | null }

/** How many of the listings of this billing month are used. */
export const AllowanceMeter = ({ allowance: { used, limit }, monthEndsAt }: AllowanceMeterProps) => (
  <div className="flex flex-col gap-2">
    <p className="flex items-baseline justify-between gap-3">
      <span className="font-medium">Listings this billing month</span>
      <span className="numbers text-ink-soft">
        {used} of {limit}
      </span>
    </p>
    <ProgressBar label={`${used} of ${limit} listings used`} value={used} max={limit} />
    <p className="text-ink-soft text-sm">
      Different listings that were for sale at any time this month. Pausing or deleting one doesn’t free up its place.
      {used > limit && ` You used these with a larger package. You can have ${limit} of them for sale at once now.`}
      {monthEndsAt && ` The count starts again on ${formatDay(monthEndsAt)}.`}
    </p>
  </div>
)
