type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What public/early.js keeps of whoever was quicker than the scripts. */
type Early = { tapped: HTMLElement | null; sent: HTMLFormElement | null; typed: Set<Field> }

declare global {
  interface Window {
    early?: Early
  }
}

// React listens to a field only when its value is another than the one it has last seen there.
const typeAgain = (field: Field): void => {
  const { value } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Does what somebody typed, tapped or sent before the scripts had taken the page over, now that they have. Of taps the last one
 * counts.
 */
export const replayEarly = (): void => {
  delete document.getElementById('root')?.dataset.drawn
  const { early } = window
  if (!early) return
  for (const field of early.typed) if (field.isConnected) typeAgain(field)
  for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting')
  if (early.sent?.isConnected) early.sent.requestSubmit()
  else if (early.tapped?.isConnected) early.tapped.click()
  delete window.early
}
