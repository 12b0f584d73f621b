import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { ArticlePage, HelpList } from '../../../../functions/contract/help.ts'
import { helpKeys, helpParams } from '../../../../functions/contract/query-keys.ts'
import { apiFetch, unwrap } from '../../lib/api-client.ts'
import { rememberVote } from './votes.ts'

/** All that the help centre has, or what fits the words of an address. What was found stays until the next is there. */
export const helpListQuery = (search: URLSearchParams) =>
  infiniteQueryOptions({
    queryKey: helpKeys.list(search),
    // Whoever types on has no use for the answer any more.
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams([...helpParams(search), ...(pageParam ? [['cursor', pageParam]] : [])])
      return unwrap<HelpList>(apiFetch(`/api/help?${query}`, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

const addressOf = (slug: string): string => `/api/help/${encodeURIComponent(slug)}`

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: helpKeys.article(slug),
    queryFn: () => unwrap<ArticlePage>(apiFetch(addressOf(slug))),
  })

/** Says whether an article was of use, says otherwise, or takes it back with null; this browser remembers it. */
export const useArticleVote = (slug: string) =>
  useMutation({
    scope: { id: `help-vote-${slug}` },
    mutationFn: (useful: boolean | null) =>
      apiFetch(
        `${addressOf(slug)}/useful`,
        useful === null ? { method: 'DELETE' } : { method: 'PUT', body: JSON.stringify({ useful }) },
      ),
    onSuccess: (_, useful) => rememberVote(slug, useful),
  })
