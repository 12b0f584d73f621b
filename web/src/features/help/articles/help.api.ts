import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { ArticlePage } from '#contract/help/help.answers.ts'
import { helpKeys, helpParams } from '#contract/pages/query-keys.ts'
import type { HelpRoutes } from '#features/help/articles/help.routes.ts'
import { fetchJson, unwrap } from '#web/lib/api/api-client.ts'
import { clientOf } from '#web/lib/api/typed-client.ts'
import { pagedOptions } from '#web/lib/pages.ts'
import { rememberVote } from './votes.ts'

const { help } = clientOf<HelpRoutes>('/api')

/** All that the help centre has, or what fits the words of an address. What was found stays until the next is there. */
export const helpListQueryOptions = (search: URLSearchParams) =>
  pagedOptions({
    queryKey: helpKeys.list(search),
    // Whoever types on has no use for the answer any more.
    read: (paging, { signal }) => {
      const query = new URLSearchParams([...helpParams(search), ...Object.entries(paging)])
      return fetchJson(`/api/help?${query}`, { signal })
    },
    placeholderData: keepPreviousData,
  })

// The client does not encode what stands in a path.
const paramOf = (slug: string) => ({ slug: encodeURIComponent(slug) })

/** An article with those that it is related to. */
export const articleQueryOptions = (slug: string) =>
  queryOptions({
    queryKey: helpKeys.article(slug),
    queryFn: (): Promise<ArticlePage> => unwrap(help[':slug'].$get({ param: paramOf(slug) })),
  })

/** Says whether an article was of use, says otherwise, or takes it back with null; this browser remembers it. */
export const useArticleVote = (slug: string) =>
  useMutation({
    scope: { id: `help-vote-${slug}` },
    mutationFn: async (useful: boolean | null): Promise<void> => {
      const param = paramOf(slug)
      if (useful === null) await help[':slug'].useful.$delete({ param })
      else await help[':slug'].useful.$put({ param, json: { useful } })
    },
    onSuccess: (_, useful) => rememberVote(slug, useful),
  })
