import { session } from '../kept/storage.ts'

const key = 'reloaded_build'

/** Failures of what nobody had asked for. */
const unasked = new WeakSet<object>()

/** Waits for code that nobody has asked for yet. That it does not come is no reason to take the page away, and is not told. */
export const quietly = async (code: Promise<unknown>): Promise<void> => {
  await code.catch((error: unknown) => error instanceof Error && unasked.add(error))
}

/**
 * Reloads the page when a chunk fails to load, since a deploy takes those of the old build away: once a build, and only
 * where the server answers, since a reload without it would take the page away.
 */
export const reloadOnceWhenChunksAreGone = (build: string): void => {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (session.get(key) === build || !navigator.onLine) return
    const reload = ({ ok }: Response) => {
      if (!ok || unasked.has(payload)) return
      session.set(key, build)
      if (window.early) window.early.reload()
      else location.reload()
    }
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(reload, () => {})
  })
}

/**
 * Whether an error says that a module did not arrive: browsers differ in the words, and all are TypeErrors of an
 * import.
 */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|Unable to preload/i.test(error.message)
