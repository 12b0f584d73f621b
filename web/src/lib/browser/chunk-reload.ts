import { session } from '../kept/storage.ts'

const key = 'reloaded_build'

/**
 * After a deploy the chunks of the old build are gone: the first that fails to load reloads the page, once a build, so
 * that an unreachable server does not make it reload for ever.
 */
export const reloadOnceWhenChunksAreGone = (build: string): void => {
  addEventListener('vite:preloadError', (event) => {
    if (session.get(key) === build || !navigator.onLine) return
    event.preventDefault()
    session.set(key, build)
    location.reload()
  })
}

/** Browsers differ in the words for a module that did not arrive; all are TypeErrors of an import. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Unable to preload/i.test(error.message)
