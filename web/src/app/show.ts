import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isMobile } from '#web/lib/browser/device.ts'
import { whenIdle } from '#web/lib/browser/idle.ts'
import { type Drawing, noteDrawing } from '#web/lib/drawing.ts'
import { drawnPage, firstPage } from './preload.ts'

/** What the edge drew into the page, such as `<div id="root" data-drawn="phone" data-drawn-for="/" data-drawn-at="2026-04-14T…">`. */
const drawingOf = ({ dataset: { drawn, drawnAt } }: HTMLElement): Drawing | null =>
  drawn && drawnAt ? { isPhone: drawn === 'phone', at: new Date(drawnAt) } : null

/** Whoever goes back at once may be elsewhere in the tab's history before the scripts are there. */
const isStillThere = ({ dataset: { drawnFor } }: HTMLElement, address: string | undefined): boolean =>
  drawnFor === location.pathname && address === location.pathname + location.search

/** Ends when the browser has painted what it has, a third of a second later at the most. */
const rest = () => new Promise<void>((resolve) => whenIdle(resolve, 300))

/**
 * Shows the app: takes over what the edge drew, in pieces that leave the browser time for whoever taps; where nothing
 * was drawn, or for a screen of the other width or another address, it is drawn here.
 */
export const showIn = async (root: HTMLElement, app: ReactNode): Promise<void> => {
  const drawing = drawingOf(root)
  const address = window.early?.address
  await (drawing ? Promise.all([drawnPage(), rest()]) : firstPage())
  if (drawing?.isPhone === isMobile() && isStillThere(root, address)) {
    noteDrawing(drawing)
    // Whoever goes elsewhere meanwhile has the page drawn anew, and nothing to be told of.
    const onRecoverableError = (error: unknown) => isStillThere(root, address) && reportError(error)
    if (window.early) window.early.isHeard = true
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
    return
  }
  root.replaceChildren()
  createRoot(root).render(app)
}
