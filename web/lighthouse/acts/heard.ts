import type { Page } from 'playwright'

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds: 104 unless set, 16 at least. */
    durationThreshold?: number
  }
  interface Window {
    /** Milliseconds of each interaction from its event to the paint after it, by its number; the longest of its events counts. */
    interactions?: Map<number, number>
    hearRest?: () => void
  }
}

/** Has each document that is opened from now on note how long its interactions took; what a frame hides is under 16 ms and left out. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const interactions = new Map<number, number>()
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        const { interactionId, duration } = entry
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'event', buffered: true, durationThreshold: 16 })
    window.interactions = interactions
    window.hearRest = () => note(observer.takeRecords())
  })

/** Waits until the page rests and all that was done on it is painted. */
export const rest = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** Takes what was noted since it was taken last. */
export const takeHeard = async (page: Page): Promise<number[]> => {
  await rest(page)
  return page.evaluate(() => {
    window.hearRest?.()
    const heard = [...(window.interactions?.values() ?? [])]
    window.interactions?.clear()
    return heard
  })
}
