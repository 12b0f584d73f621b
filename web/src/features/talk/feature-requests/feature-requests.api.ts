import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { featureRequestKeys as keys } from '#contract/pages/query-keys.ts'
import type { FeatureRequest, FeatureVotes } from '#contract/talk/feature-requests.answers.ts'
import type { FeatureRequestInput } from '#contract/talk/feature-requests.ts'
import type { FeatureRequestsRoutes } from '#features/talk/feature-requests/feature-requests.routes.ts'
import { unwrap } from '#web/lib/api/api-client.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { toast } from '#web/lib/toast.ts'
import { countedIn, recounted, type Vote, votedFor } from './votes.ts'

const client = clientOf<FeatureRequestsRoutes>('/api')['feature-requests']

export const allRequestsQueryOptions = queryOptions({
  queryKey: keys.all,
  queryFn: (): Promise<FeatureRequest[]> => unwrap(client.$get({ query: {} })),
})

/** The user's own requests; for whoever is signed in only, as the next. */
export const myRequestsQueryOptions = queryOptions({
  queryKey: keys.mine,
  queryFn: (): Promise<FeatureRequest[]> => unwrap(client['my-requests'].$get({ query: {} })),
})

/** The ids of the requests that the user voted for. */
export const myVotesQueryOptions = queryOptions({
  queryKey: keys.votes,
  queryFn: (): Promise<string[]> => unwrap(client['my-votes'].$get({ query: {} })),
})

/** Submits a request; both lists are read again. */
export const useSubmitRequest = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: FeatureRequestInput): Promise<FeatureRequest> => unwrap(client.$post({ json })),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: keys.all })
      void queries.invalidateQueries({ queryKey: keys.mine })
    },
  })
}

const inLists = (queries: QueryClient, change: (requests: FeatureRequest[]) => FeatureRequest[]): void => {
  for (const queryKey of [keys.all, keys.mine]) {
    queries.setQueryData<FeatureRequest[]>(queryKey, (requests) => requests && change(requests))
  }
}

const show = (queries: QueryClient, vote: Vote): void => {
  inLists(queries, (requests) => countedIn(requests, vote))
  queries.setQueryData<string[]>(keys.votes, (ids = []) => votedFor(ids, vote))
}

/** Votes, or takes the vote back, one after the other: shown at once, and undone when it fails. */
export const useVote = (id: string) => {
  const queries = useQueryClient()
  const mutationKey = [keys.votes[1], id]
  return useMutation({
    mutationKey,
    scope: { id: `vote-${id}` },
    mutationFn: (wanted: boolean): Promise<FeatureVotes> =>
      unwrap(client[':id'].vote[wanted ? '$put' : '$delete']({ param: { id } })),
    onMutate: async (wanted) => {
      // An answer under way would show the count from before.
      await queries.cancelQueries({ queryKey: [keys.all[0]] })
      show(queries, { id, wanted })
    },
    onSuccess: ({ votes }) => {
      // The last of several says how it ends.
      if (queries.isMutating({ mutationKey }) === 1) inLists(queries, (requests) => recounted(requests, { id, votes }))
    },
    onError: (error, wanted) => {
      show(queries, { id, wanted: !wanted })
      toast({ title: 'We couldn’t count your vote', description: errorMessage(error), variant: 'destructive' })
    },
    // What was being read anew when one voted.
    onSettled: () => void queries.refetchQueries({ queryKey: [keys.all[0]], type: 'active', stale: true }),
  })
}
