import { useEffect, useLayoutEffect } from 'react'
import { anchorOf } from '#web/lib/browser/anchor.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { session } from '#web/lib/kept/storage.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'

const storageKey = 'scroll_positions'
const giveUpAfterMs = 1000

const readPositions = fromJson(new Map<string, number>(), (value) => (Array.isArray(value) ? new Map(value) : null))

/** Where each entry of the tab's history was scrolled to; written down when the page is left, forgotten when one signs out. */
const positions = readPositions(session.get(storageKey))

/** An entry that nobody gave a key, such as an anchor that the browser followed, has none. */
const entryKey = (): string => String(fieldsOf(history.state).key ?? '')

const remember = () => entryKey() && positions.set(entryKey(), scrollY)

/** Scrolls there as soon as the page is tall enough, unless the visitor scrolls first. */
const scrollWhenTall = (top: number): (() => void) => {
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

/** Only the address changed: who types goes on where they are. */
const isSameScreen = (state: unknown): boolean => 'sameScreen' in fieldsOf(state)

/** Whether this is the page that was opened by its address, scrolled already by whoever reads it or by `keepPositions`. */
const isUnderWay = (previous: string | null): boolean => previous === null && scrollY > 0

/** The pages that were last scrolled and whose heading last had the focus, in whatever layout they stood. */
let scrolled: string | null = null
let headed: string | null = null

const useScrollRestoration = () => {
  const { key, pathname, hash, state } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const before = scrolled
    scrolled = pathname
    if (isUnderWay(before)) return
    const position = positions.get(key)
    document.documentElement.toggleAttribute('data-whole', type === 'POP' && Boolean(position))
    if (type === 'POP' && !(hash && position === undefined)) return scrollWhenTall(position ?? 0)
    if (hash) anchorOf(hash)?.scrollIntoView()
    else if (before !== null && before !== pathname && !isSameScreen(state)) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type, state])
}

const useHeadingFocus = () => {
  const { pathname, state } = useLocation()
  useEffect(() => {
    const before = headed
    headed = pathname
    if (before === null || before === pathname) return
    // Who has gone on to the chat or opened a menu meanwhile stays in it.
    if (isSameScreen(state) || document.activeElement?.closest('[data-keeps-focus], [role=menu]')) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, state])
}

/** Stands beside the page inside its Suspense, so that it acts when the page is there. */
export const NavigationEffects = () => {
  useScrollRestoration()
  useHeadingFocus()
  return null
}
