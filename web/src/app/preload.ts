import type { QueryClient } from '@tanstack/react-query'
import { quietly } from '#web/lib/browser/chunk-reload.ts'
import { onFirstAct } from '#web/lib/browser/first-act.ts'
import { whenIdle } from '#web/lib/browser/idle.ts'
import { preloadPage } from './routes.tsx'

const shellAfterMs = 400

/** Waits for the first page's code, so that it shows at once; a slow connection gets the shell meanwhile. */
export const firstPage = (): Promise<void> =>
  Promise.race([
    // A chunk that does not come is told by the page itself when it is shown.
    preloadPage(location.pathname).catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, shellAfterMs)),
  ])

/** Longer than this nobody waits for a browser that always has something to do. */
const busyMs = 2000

const againMs = 5000

/** Ends when there is a connection again; where one seems to be there, after a while. */
const connection = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) setTimeout(resolve, againMs)
    else addEventListener('online', () => resolve(), { once: true })
  })

/** Waits for the first page's code however long it takes, and asks for it anew once there is a connection: what was drawn can be read meanwhile. */
export const drawnPage = async (): Promise<void> => {
  const isThere = await preloadPage(location.pathname).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await connection()
  await drawnPage()
}

const goAhead = async (queries: QueryClient, act: Event): Promise<void> => {
  const ahead = await import('./ahead/ahead.ts')
  ahead.begin(queries, act)
}

/** Fetches what is likely to be wanted next, from the first thing that somebody does: who only looks gets what they look at. */
export const preloadNext = (queries: QueryClient): void => {
  onFirstAct(
    (act) => whenIdle(() => quietly(goAhead(queries, act)), busyMs),
    ['pointermove', 'pointerdown', 'wheel', 'keydown'],
  )
}
