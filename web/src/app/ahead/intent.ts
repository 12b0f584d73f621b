import { isTakenOver } from './taken-over.ts'

/** Whoever only crosses a link with the mouse is on it for less. */
const restMs = 80

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType !== 'touch'

/**
 * Tells of each link that somebody means: one that the mouse or the focus rests on, or that is pressed. Begins with what they
 * have done already. Before the page is taken over its links lead to whole pages, which is the browser's business.
 */
export const followIntent = (mean: (link: HTMLAnchorElement) => void, act: Event): void => {
  let at: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const come = (link: HTMLAnchorElement | null) => {
    if (link === at) return
    clearTimeout(timer)
    at = link
    if (link) timer = setTimeout(() => mean(link), restMs)
  }
  const onRest = (event: Event) => {
    if (isTakenOver() && (event.type === 'focusin' || isMouse(event))) come(linkOf(event.target))
  }
  const onPress = ({ target }: Event) => {
    const link = linkOf(target)
    if (link && isTakenOver()) mean(link)
  }
  addEventListener('pointerover', onRest, { passive: true })
  addEventListener('focusin', onRest)
  addEventListener('pointerdown', onPress, { passive: true })
  if (act.type === 'pointerdown') onPress(act)
  else onRest(act)
}
