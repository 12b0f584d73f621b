import { preloadPage } from './routes.tsx'

const shellAfterMs = 400

const quietly = (pathname: string): Promise<void> =>
  // A chunk that does not come is told by the page itself when it is shown.
  preloadPage(pathname).catch(() => {})

/** Waits for the first page's code, so that it shows at once; a slow connection gets the shell meanwhile. */
export const firstPage = (): Promise<void> =>
  Promise.race([quietly(location.pathname), new Promise<void>((resolve) => setTimeout(resolve, shellAfterMs))])

/** Fetches the code of a page as soon as a pointer rests on a link to it or a finger touches it. */
export const preloadOnIntent = (): void => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin) void quietly(link.pathname)
  }
  addEventListener('pointerover', onIntent, { passive: true })
  addEventListener('focusin', onIntent)
}
