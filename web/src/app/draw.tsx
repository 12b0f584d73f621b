import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Draw, Drawable } from '#contract/pages/drawing.ts'
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

const appOf = ({ pathname, search, firstData, isPhone, at }: Drawable) => (
  <DrawingContext value={{ isPhone, at }}>
    <FixedRouter pathname={pathname} search={search}>
      <App queryClient={createQueryClient(firstData)}>
        <Routes routes={routes} />
      </App>
    </FixedRouter>
  </DrawingContext>
)

// Where a part failed or its code is still to come: what somebody has written has its brackets escaped.
const givenUp = '<!--$!-->'

/** Draws a page once the code of all its parts has come. Throws what fails in one of them. */
const drawWaiting = async (page: Drawable, signal: AbortSignal): Promise<string> => {
  const failures: unknown[] = []
  const { prelude } = await prerender(appOf(page), {
    signal,
    // Large parts too stand where they belong.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // The page's head names what is to be fetched.
    onHeaders: () => {},
    // What failed behind a fallback is told, too.
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  // What was given up half-way is left open, not refused.
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
  return html
}

/**
 * Draws a page to HTML that a browser takes over. The whole of it, since parts that came later would need scripts in the page,
 * which our policy forbids. At once, where all its code is there, as it is after the first such page: what React draws into a
 * stream is encoded word by word, which takes longer than the drawing.
 */
export const draw: Draw = async (page, signal) => {
  await loadAt(routes, page.pathname)
  signal.throwIfAborted()
  const html = renderToString(appOf(page))
  return { html: html.includes(givenUp) ? await drawWaiting(page, signal) : html, name: nameAt(page.pathname) }
}
