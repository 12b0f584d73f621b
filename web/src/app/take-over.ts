import { keepFocus } from '#web/lib/browser/keep-focus.ts'
import { nextTask } from '#web/lib/browser/next-task.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What public/early.js keeps of whoever was quicker than the scripts. */
type Early = {
  /** Where the page was opened. */
  address: string
  /** Once the page is being taken over, taps are heard of by what takes it over. */
  isHeard: boolean
  /** Buttons in the order in which they are to be pressed. */
  tapped: HTMLElement[]
  sent: HTMLFormElement | null
  typed: Set<Field>
  /** Asks for the page anew, which then holds what was typed. */
  reload: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/** A field with what somebody made of it. */
type Typed = { field: Field; value: string; isChecked: boolean; from: number | null; to: number | null }

const typedIn = (field: Field): Typed => {
  const isChecked = field instanceof HTMLInputElement && field.checked
  const [from, to] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd]
  return { field, value: field.value, isChecked, from, to }
}

// React listens to a field only when its value is another than the one it has last seen there.
const typeAgain = ({ field, value, isChecked, from, to }: Typed): void => {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    field.checked = !isChecked
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Whoever is writing goes on where they were.
  if (from !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(from, to)
}

/** Tells the page of what the mouse rests on and what has the focus, which came there before it listened. */
const restAgain = (): void => {
  const under = matchMedia('(hover: hover)').matches && [...document.querySelectorAll('#root :hover')].at(-1)
  if (under) under.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const focused = document.activeElement?.closest('#root *')
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

let isTakenOver = false

/** Once the first page, that of an address, is there: looks after the focus, and does what was done before that. */
export const takeOver = (address: string): void => {
  if (isTakenOver) return
  isTakenOver = true
  keepFocus()
  delete document.getElementById('root')?.dataset.drawn
  // The router heard of no way back before.
  if (address !== location.pathname + location.search) dispatchEvent(new PopStateEvent('popstate', history))
  else void replayEarly()
  delete window.early
}

/** Does what somebody typed, tapped or sent before the scripts had taken the page over, now that they have. */
const replayEarly = async (): Promise<void> => {
  const { early } = window
  if (!early) return
  restAgain()
  // One after the other: what each changes, and what is sent, rests on those before it, and puts back what the page knew of the
  // others.
  for (const typed of [...early.typed].map(typedIn)) {
    if (typed.field.isConnected) typeAgain(typed)
    await nextTask()
  }
  await nextTask()
  for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting')
  if (early.sent?.isConnected) early.sent.requestSubmit()
  for (const button of early.tapped) {
    if (button.isConnected) button.click()
    await nextTask()
  }
}
