import { useEffect, useRef } from 'react'
import { acting } from '#web/lib/browser/keep-focus.ts'
import type { Toast } from '#web/lib/toast.ts'

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey

/** An element with all that it lies in, the nearest first. */
const lineageOf = (target: EventTarget | null): Element[] => {
  const lineage: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) lineage.push(at)
  return lineage
}

/** Puts the focus back where somebody came from, or on what has taken its place. */
const goBackTo = (lineage: Element[]): void => {
  const [from] = lineage
  const place = lineage.find((element) => element.isConnected)
  const main = document.getElementById('main')
  if (from instanceof HTMLElement && place === from && from !== main) from.focus()
  else if (place && place !== main && main?.contains(place)) place.querySelector<HTMLElement>(acting)?.focus()
  else main?.focus({ preventScroll: true })
}

/** Has the next Tab lead to the button of the toast, unless somebody points elsewhere before. */
const leadTo = (layer: HTMLElement): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  const lead = (event: KeyboardEvent): void => {
    if (!isTab(event)) return
    ended.abort()
    const button = layer.querySelector('button')
    if (!button || event.shiftKey || layer.contains(document.activeElement)) return
    event.preventDefault()
    button.focus()
  }
  addEventListener('keydown', lead, { signal, capture: true })
  addEventListener('pointerdown', () => ended.abort(), { signal, capture: true })
  return () => ended.abort()
}

/**
 * The way of the keyboard to a toast and back. One with a button is gone before who tabs through the page is there: so the next
 * Tab leads to it, which stops its clock. Whoever tabs out of it, or closes it, is back where they came from.
 */
export const useToastKeys = (layer: HTMLElement, { id, open, action }: Partial<Toast> = {}): void => {
  const from = useRef<Element[]>([])
  useEffect(() => {
    const enter = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && layer.contains(relatedTarget))) from.current = lineageOf(relatedTarget)
    }
    const leave = (event: KeyboardEvent): void => {
      if (!isTab(event)) return
      const all = [...layer.querySelectorAll('li, button')]
      if (document.activeElement !== (event.shiftKey ? all[0] : all.at(-1))) return
      event.preventDefault()
      event.stopPropagation()
      goBackTo(from.current)
    }
    layer.addEventListener('focusin', enter)
    layer.addEventListener('keydown', leave, { capture: true })
    return () => {
      layer.removeEventListener('focusin', enter)
      layer.removeEventListener('keydown', leave, { capture: true })
    }
  }, [layer])

  const leads = open === true && action !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast leads anew
  useEffect(() => (leads ? leadTo(layer) : undefined), [layer, leads, id])

  useEffect(() => {
    if (open === false && layer.contains(document.activeElement)) goBackTo(from.current)
  }, [layer, open])
}
