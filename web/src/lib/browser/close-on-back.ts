import { useEffect, useEffectEvent } from 'react'

/** What each thing that is open over the page does to close, the topmost last. */
const opened: (() => void)[] = []

/** Closes the topmost and stays on the page, or all of it where a browser goes back whatever a page says. */
const onNavigate = (event: NavigateEvent): void => {
  if (event.navigationType !== 'traverse' || opened.length === 0) return
  event.preventDefault()
  for (const close of event.cancelable ? opened.slice(-1) : opened) close()
}

/**
 * Has Back close what is open over the page before it leaves the page. No entry of the history stands for it, so none is left
 * behind by a link in it or a reload. Android does the same for a modal dialog by itself.
 */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const closeThis = () => onBack()
    opened.push(closeThis)
    // The same function is added once. Browsers of 2025 may not know it: there Back leaves the page.
    if ('navigation' in window) navigation.addEventListener('navigate', onNavigate)
    return () => void opened.splice(opened.indexOf(closeThis), 1)
  }, [isOpen])
}
