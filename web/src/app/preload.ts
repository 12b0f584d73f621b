import { preloadPage } from './routes.tsx'

const shellAfterMs = 400

const quietly = (pathname: string): Promise<void> =>
  // A chunk that does not come is told by the page itself when it is shown.
  preloadPage(pathname).catch(() => {})

/** Waits for the first page's code, so that it shows at once; a slow connection gets the shell meanwhile. */
export const firstPage = (): Promise<void> =>
  Promise.race([quietly(location.pathname), new Promise<void>((resolve) => setTimeout(resolve, shellAfterMs))])

const connection = () => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))

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

/** Fetches the code of a page as soon as a pointer rests on a link to it or a finger touches it. */
export const preloadOnIntent = (): void => {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin) void quietly(link.pathname)
  }
  addEventListener('pointerover', onIntent, { passive: true })
  addEventListener('focusin', onIntent)
}
