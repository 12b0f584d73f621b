import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { session } from '#web/lib/kept/storage.ts'

const storageKey = 'scroll_positions'
const giveUpAfterMs = 1000

const readPositions = fromJson(new Map<string, number>(), (value) => (Array.isArray(value) ? new Map(value) : null))

/** Where each entry of the tab's history was scrolled to; written down when the page is left, forgotten when one signs out. */
export const positions = readPositions(session.get(storageKey))

/** An entry that nobody gave a key, such as an anchor that the browser followed, has none. */
const entryKey = (): string => String(fieldsOf(history.state).key ?? '')

const remember = () => entryKey() && positions.set(entryKey(), scrollY)

/** Scrolls there as soon as the page is tall enough, unless the visitor scrolls first. */
export const scrollWhenTall = (top: number): (() => void) => {
  const start = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    removeEventListener('wheel', stop)
    removeEventListener('touchstart', stop)
  }
  const attempt = () => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) < 2 || performance.now() - start > giveUpAfterMs) stop()
    else frame = requestAnimationFrame(attempt)
  }
  addEventListener('wheel', stop, { passive: true })
  addEventListener('touchstart', stop, { passive: true })
  attempt()
  return stop
}

/**
 * Keeps where each entry of the history is scrolled to, gives the one that was opened by its address a key, and scrolls a page
 * that stands there already to where it was left. Once, at the start.
 */
export const keepPositions = (): void => {
  addEventListener('storage', ({ key }) => key === storageKey && positions.clear())
  addEventListener('pagehide', () => {
    // Who leaves as they scroll has not been heard of yet.
    remember()
    session.set(storageKey, JSON.stringify([...positions].slice(-50)))
  })
  addEventListener('scroll', remember, { passive: true })
  // An entry of its own, which a reload and a way back find again.
  if (!entryKey()) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')
  const left = positions.get(entryKey())
  if (left && scrollY === 0) scrollWhenTall(left)
}
