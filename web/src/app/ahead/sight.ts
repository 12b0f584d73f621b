import { mayHaveSession } from '#web/lib/api/api-client.ts'
import { quietly } from '#web/lib/browser/chunk-reload.ts'
import { isSlow, mayFetchAhead } from '#web/lib/browser/connection.ts'
import { whenIdle } from '#web/lib/browser/idle.ts'
import { matchRoutes } from '#web/lib/router/match-routes.ts'
import { drawnPages } from '../drawn-pages.tsx'
import { preloadPage, routes } from '../routes.tsx'
import { isTakenOver } from './taken-over.ts'

/** So long nobody scrolls or presses anything before one looks around. */
const restMs = 500

/** Longer than this nobody waits for a browser that always has something to do. */
const busyMs = 2000

const idle = () => new Promise<void>((resolve) => whenIdle(resolve, busyMs))

const isInSight = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && link.checkVisibility()
}

/** The page at an address, as its route calls it; a visitor's way to what is for users ends at the sign-in. */
const pageAt = (pathname: string): string | undefined =>
  matchRoutes(mayHaveSession() ? routes : drawnPages, pathname)?.routes.at(-1)?.path

/** The pages that links in sight lead to, each with one of its addresses. */
const pagesInSight = (): Map<string, string> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')]
  const inSight = links.filter((link) => link.origin === location.origin && isInSight(link))
  return new Map(
    inSight.flatMap(({ pathname }) => {
      const page = pageAt(pathname)
      return page ? [[page, pathname]] : []
    }),
  )
}

/**
 * Fetches the code of pages that links in sight lead to, each once, one after the other and only while the browser has nothing
 * else to do.
 */
export const followSight = (): void => {
  const fetched = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (): Promise<void> => {
    if (!isTakenOver()) return rest()
    for (const [page, pathname] of pagesInSight()) {
      if (fetched.has(page)) continue
      await idle()
      if (!mayFetchAhead() || isSlow()) return
      fetched.add(page)
      await quietly(preloadPage(pathname))
    }
  }
  const rest = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(look, busyMs), restMs)
  }
  for (const act of ['scroll', 'pointerdown', 'keydown']) addEventListener(act, rest, { passive: true })
  rest()
}
