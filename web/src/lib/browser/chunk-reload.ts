import { session } from '../kept/storage.ts'

const key = 'reloaded_build'

/**
 * Reloads the page when a chunk fails to load, since a deploy takes those of the old build away: once a build, so that
 * an unreachable server does not make it reload for ever.
 */
export const reloadOnceWhenChunksAreGone = (build: string): void => {
  addEventListener('vite:preloadError', (event) => {
    if (session.get(key) === build || !navigator.onLine) return
    event.preventDefault()
    session.set(key, build)
    location.reload()
  })
}

/**
 * Whether an error says that a module did not arrive: browsers differ in the words, and all are TypeErrors of an
 * import.
 */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Unable to preload/i.test(error.message)
