import { QueryClient } from '@tanstack/react-query'
import { quietly } from '#web/lib/browser/chunk-reload.ts'
import { mayFetchAhead } from '#web/lib/browser/connection.ts'
import { matchRoutes } from '#web/lib/router/match-routes.ts'
import { drawnPages } from '../drawn-pages.tsx'
import { preloadPage } from '../routes.tsx'
import { followIntent } from './intent.ts'
import { followSight } from './sight.ts'

/** So long what was read ahead waits for whoever it was read for: after that a price could be one of before. */
const keptMs = 30_000

/** Writes into the app's cache what goes from it by itself, unless a page has taken it up. */
const queriesAhead = (queries: QueryClient): QueryClient => {
  const { queries: options } = queries.getDefaultOptions()
  return new QueryClient({
    queryCache: queries.getQueryCache(),
    defaultOptions: { queries: { ...options, gcTime: keptMs } },
  })
}

const isElsewhere = ({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !download && pathname + search !== location.pathname + location.search

/** Fetches the code of the page that a link leads to, and what a page for everybody shows first. */
const fetchPage = async (queries: QueryClient, { pathname, search }: HTMLAnchorElement): Promise<void> => {
  const drawn = matchRoutes(drawnPages, pathname)
  await preloadPage(pathname)
  const page = await drawn?.routes.at(-1)?.load?.()
  const asked = { params: drawn?.params ?? {}, search: new URLSearchParams(search) }
  // What fails is asked for anew by the page, which tells of it.
  await Promise.allSettled(page?.readAhead?.(queries, asked) ?? [])
}

/** Begins to fetch pages before they are asked for: those that somebody means, and the code of those that they see links to. */
export const begin = (queries: QueryClient, act: Event): void => {
  const ahead = queriesAhead(queries)
  const askedAt = new Map<string, number>()
  const mean = (link: HTMLAnchorElement): void => {
    const now = performance.now()
    const isAsked = now - (askedAt.get(link.href) ?? Number.NEGATIVE_INFINITY) < keptMs
    if (isAsked || !isElsewhere(link) || !mayFetchAhead()) return
    askedAt.set(link.href, now)
    void quietly(fetchPage(ahead, link))
  }
  followIntent(mean, act)
  followSight()
}
