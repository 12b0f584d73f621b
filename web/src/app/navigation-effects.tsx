import { useEffect, useLayoutEffect } from 'react'
import { anchorOf } from '#web/lib/browser/anchor.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { useLocation, useNavigationType } from '#web/lib/router/router.tsx'
import { positions, scrollWhenTall } from './keep-positions.ts'

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
