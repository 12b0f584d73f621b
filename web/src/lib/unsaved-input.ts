const restMs = 1000

const touched = new Set<Element>()
let typedAt = Number.NEGATIVE_INFINITY

/** Remembers what is typed or chosen in pages and dialogs, whatever form it belongs to. Once, at the start. */
export const watchInput = (): void => {
  addEventListener('input', ({ target }) => {
    typedAt = performance.now()
    if (target instanceof Element && target.closest('main, dialog')) touched.add(target)
  })
}

/** Whether a field that somebody has typed in is still on the page. */
export const hasUnsavedInput = (): boolean => {
  for (const field of touched) {
    if (field.isConnected) return true
    touched.delete(field)
  }
  return false
}

/** Ends when nothing was typed for a second: what then opens takes no letters that were meant for the page. */
export const typingRests = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const left = typedAt + restMs - performance.now()
      if (left > 0) setTimeout(look, left)
      else resolve()
    }
    look()
  })
