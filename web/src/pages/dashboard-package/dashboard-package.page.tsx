import { useQuery } from '@tanstack/react-query'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { refundWords } from '#contract/selling/packages.constants.ts'
import { tiers } from '#contract/tiers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { AllowanceMeter } from '#web/features/selling/packages/allowance-meter.tsx'
import { PackageActs } from '#web/features/selling/packages/package-acts.tsx'
import { mayPay, priceWords, stateBadges, stateSentence } from '#web/features/selling/packages/package-words.ts'
import { packageQueryOptions } from '#web/features/selling/packages/packages.api.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { formatDay } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'

export default function DashboardPackagePage() {
  usePageHead({ title: 'Package' })
  const query = useQuery(packageQueryOptions)
  return (
    <>
      <h1 className="mb-5 text-3xl md:text-4xl">Package</h1>
      <Loaded of={query} failed="We couldn’t load your package" waiting={<PackageSkeleton />}>
        {(sellerPackage) => <Package sellerPackage={sellerPackage} />}
      </Loaded>
    </>
  )
}

const PackageSkeleton = () => (
  <div role="status" aria-label="Loading your package" className="grid gap-5 lg:grid-cols-2">
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-44 rounded-lg" />
  </div>
)

const Package = ({ sellerPackage }: { sellerPackage: SellerPackage }) => {
  const { tier, status, startedAt, renewsAt, period, allowance, monthEndsAt } = sellerPackage
  const badge = stateBadges[status]
  const facts = [
    ['Price', priceWords(sellerPackage)],
    ['Started', startedAt && formatDay(startedAt)],
    [status === 'cancelled' ? 'Ends on' : 'Paid until', renewsAt && formatDay(renewsAt)],
  ].filter(([, value]) => value)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="flex flex-col gap-4">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          {tiers[tier].name}
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </h2>
        <p>{stateSentence(sellerPackage)}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="numbers">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-soft text-sm">{refundWords[period ?? 'month']}</p>
        {mayPay(status) && (
          <div>
            <ButtonLink to={paths.subscribe}>{status === 'incomplete' ? 'Choose and pay' : 'Pay again'}</ButtonLink>
          </div>
        )}
        <PackageActs sellerPackage={sellerPackage} />
      </Card>
      <Card>
        <AllowanceMeter allowance={allowance} monthEndsAt={monthEndsAt} />
      </Card>
    </div>
  )
}
