import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { FirstData } from '#contract/pages/drawing.ts'
import { forgetSession } from '#web/features/identity/session/session.api.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { isAsking } from '#web/lib/signed-out.ts'

/** Data never goes stale by itself and nothing is retried: whoever changes something names what it refreshes. */
const defaultOptions = {
  queries: { staleTime: Number.POSITIVE_INFINITY, refetchInterval: false, refetchOnWindowFocus: false, retry: false },
  // A write is never kept for later: without a connection it fails at once and says so.
  mutations: { retry: false, networkMode: 'always' },
} as const

/** A client that has the first data of a page. */
export const createQueryClient = (firstData: FirstData[]): QueryClient => {
  const onError = (error: unknown) => {
    // The session ended elsewhere (sign-out, new password): the guards then ask to sign in, unless that is asked in place.
    if (isApiError(error) && error.code === 'unauthenticated' && !isAsking()) forgetSession(client)
  }
  const client = new QueryClient({
    defaultOptions,
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  })
  for (const [key, data] of firstData) client.setQueryData(key, data)
  return client
}
