import { prerender } from 'react-dom/static'
import type { Draw } from '#contract/pages/drawing.ts'
import { DrawingContext } from '#web/lib/drawing.ts'
import { matchRoutes } from '#web/lib/router/match-routes.ts'
import { FixedRouter } from '#web/lib/router/router.tsx'
import { Routes } from '#web/lib/router/routes.tsx'
import { App } from './app.tsx'
import { drawnPages } from './drawn-pages.tsx'
import SiteLayout from './layouts/site-layout.tsx'
import { loadAt, type PageRoute } from './page-route.tsx'
import { createQueryClient } from './query-client.ts'

const routes: PageRoute[] = [{ element: <SiteLayout />, children: drawnPages }]

const nameAt = (pathname: string): string => matchRoutes(routes, pathname)?.routes.at(-1)?.name ?? ''

/**
 * Draws a page to HTML that a browser takes over. The whole of it, since parts that came later would need scripts in the page,
 * which our policy forbids.
 */
export const draw: Draw = async ({ pathname, search, firstData, isPhone, at }, signal) => {
  await loadAt(routes, pathname)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <DrawingContext value={{ isPhone, at }}>
      <FixedRouter pathname={pathname} search={search}>
        <App queryClient={createQueryClient(firstData)}>
          <Routes routes={routes} />
        </App>
      </FixedRouter>
    </DrawingContext>,
    {
      signal,
      // Large parts too stand where they belong.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // The page's head names what is to be fetched.
      onHeaders: () => {},
      // What failed behind a fallback is told, too.
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // What was given up half-way is left open, not refused.
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
  return { html, name: nameAt(pathname) }
}
