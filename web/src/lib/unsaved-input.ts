const touched = new Set<Element>()

/** Remembers what is typed or chosen in pages and dialogs, whatever form it belongs to. Once, at the start. */
export const watchInput = (): void => {
  addEventListener('input', ({ target }) => {
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
