import type { ReactNode } from 'react'
import { site } from '#contract/site.ts'
import { type FeatureStatus, featureStatusLabels } from '#contract/talk/community.constants.ts'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { formatDay } from '#web/lib/format.ts'

const tones: Record<FeatureStatus, BadgeTone> = {
  pending: 'neutral',
  under_review: 'egg',
  approved: 'yolk',
  implemented: 'hedge',
  rejected: 'comb',
}

/** One wish: who, when, what became of it. `vote` is the box on its left. */
export const RequestCard = ({ request, vote }: { request: FeatureRequest; vote: ReactNode }) => (
  <Card className="flex gap-4 md:gap-6">
    {vote}
    <article className="min-w-0 flex-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl">{request.title}</h2>
        <Badge tone={tones[request.status]}>{featureStatusLabels[request.status]}</Badge>
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        By {request.user.fullName} on <Day at={request.createdAt} />
      </p>
      <p className="mt-3 whitespace-pre-line">{request.description}</p>
      {request.publicNote && (
        <p className="mt-4 whitespace-pre-line rounded-md bg-quiet px-4 py-3">
          <strong className="font-semibold">{site.name} says:</strong> {request.publicNote}
        </p>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        Last updated <Day at={request.updatedAt} />
      </p>
    </article>
  </Card>
)

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatDay(at)}</time>

export const RequestCardSkeleton = () => (
  <Card className="flex gap-4 md:gap-6">
    <Skeleton className="h-16 w-14 rounded-md" />
    <div className="min-w-0 flex-1">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-2.5 h-4 w-48" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-2 h-5 w-4/5" />
      <Skeleton className="mt-4 h-4 w-40" />
    </div>
  </Card>
)
