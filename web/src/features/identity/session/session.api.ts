import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '#contract/identity/account.answers.ts'
import { fetchJson, mayHaveSession } from '#web/lib/api/api-client.ts'
import { isApiError } from '#web/lib/api/api-error.ts'
import { useIsHere } from '#web/lib/drawing.ts'

// A visitor is known by their missing cookie: asking would only fill their console with 401s.
const readUser = async (): Promise<User | null> => {
  if (!mayHaveSession()) return null
  try {
    return await fetchJson('/api/user')
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null
    throw error
  }
}

/** The signed-in user; null for a visitor. */
export const currentUserQueryOptions = queryOptions({ queryKey: ['user'], queryFn: readUser })

/** Who is signed in: `user` is null for a visitor, and while `isPending` nobody knows yet. */
export const useCurrentUser = () => {
  const { data, isPending, error, refetch } = useQuery(currentUserQueryOptions)
  // What is taken over later than the rest was drawn for nobody, too.
  const isHere = useIsHere()
  const retry = () => void refetch()
  return isHere ? { user: data ?? null, isPending, error, retry } : { user: null, isPending: true, error: null, retry }
}

/**
 * Reads the user again after something about them changed. A first reading that is still on its way may have begun before that,
 * and an invalidation would wait for it and take it: so it is given up.
 */
export const refreshUser = async (client: QueryClient): Promise<void> => {
  const { queryKey } = currentUserQueryOptions
  await client.cancelQueries({ queryKey, exact: true })
  await client.invalidateQueries({ queryKey, exact: true })
}

/** Forgets all but the user, and reads it again: what one person saw must not outlive a change of user. */
export const becomeUser = (client: QueryClient, user: User | null) => {
  client.setQueryData(currentUserQueryOptions.queryKey, user)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQueryOptions.queryKey[0] })
}

/** The server says that there is no session any more. */
export const forgetSession = (client: QueryClient): void => {
  if (client.getQueryData(currentUserQueryOptions.queryKey)) becomeUser(client, null)
}
