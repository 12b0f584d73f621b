import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isMobile } from '#web/lib/browser/device.ts'
import { type Drawing, noteDrawing } from '#web/lib/drawing.ts'
import { firstPage } from './preload.ts'

/** What the edge drew into the page: `<div id="root" data-drawn="phone" data-drawn-at="2026-04-14T09:00:00.000Z">`. */
const drawingOf = ({ dataset: { drawn, drawnAt } }: HTMLElement): Drawing | null =>
  drawn && drawnAt ? { isPhone: drawn === 'phone', at: new Date(drawnAt) } : null

/**
 * Shows the app: takes over what the edge drew, in pieces that leave the browser time for whoever taps; where nothing
 * was drawn, or for a screen of the other width, it is drawn here.
 */
export const showIn = async (root: HTMLElement, app: ReactNode): Promise<void> => {
  const drawing = drawingOf(root)
  if (drawing?.isPhone === isMobile()) {
    noteDrawing(drawing)
    await firstPage()
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  root.replaceChildren()
  await firstPage()
  createRoot(root).render(app)
}
