import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { communityLimits } from '#contract/talk/community.constants.ts'
import type { FeatureRequest } from '#contract/talk/feature-requests.answers.ts'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { mayHaveSession } from '#web/lib/api/api-client.ts'
import { useHere } from '#web/lib/drawing.ts'
import { allRequestsQueryOptions, myRequestsQueryOptions, myVotesQueryOptions } from './feature-requests.api.ts'
import { RequestCard, RequestCardSkeleton } from './request-card.tsx'
import { VoteButton, VoteCount, VoteLink } from './vote-button.tsx'

/** Everybody's feature requests. */
export const AllRequests = () => (
  <RequestList found={useQuery(allRequestsQueryOptions)} empty="No feature requests found">
    Be the first to tell us what’s missing.
  </RequestList>
)

/** The user's own feature requests. */
export const MyRequests = () => (
  <RequestList found={useQuery(myRequestsQueryOptions)} empty="You haven't submitted any feature requests yet.">
    Your requests appear here, along with what we do about them.
  </RequestList>
)

type RequestListProps = { found: UseQueryResult<FeatureRequest[]>; empty: string; children: string }

const RequestList = ({ found, empty, children }: RequestListProps) => (
  <Loaded
    of={found}
    failed="The feature requests didn’t load"
    waiting={<ListSkeleton />}
    empty={<EmptyState title={empty}>{children}</EmptyState>}
  >
    {(requests) => (
      <>
        <ul className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} vote={<Vote request={request} />} />
            </li>
          ))}
        </ul>
        {requests.length >= communityLimits.featureList && (
          <p className="numbers py-8 text-center text-ink-soft">
            These are the newest {communityLimits.featureList}. We keep older ones but don’t list them.
          </p>
        )}
      </>
    )}
  </Loaded>
)

const ListSkeleton = () => (
  <div role="status" aria-label="Loading feature requests" className="grid gap-4">
    {['a', 'b', 'c', 'd'].map((key) => (
      <RequestCardSkeleton key={key} />
    ))}
  </div>
)

const Vote = ({ request }: { request: FeatureRequest }) => {
  const { user, isPending } = useCurrentUser()
  const mayBeUser = useHere(mayHaveSession, false)
  const { data: mine, isLoading } = useQuery({ ...myVotesQueryOptions, enabled: user !== null })
  if ((isPending && mayBeUser) || isLoading) return <VoteCount request={request} />
  if (!user) return <VoteLink request={request} />
  return <VoteButton request={request} voted={mine?.includes(request.id) ?? false} />
}
