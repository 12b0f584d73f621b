/** What a keyboard can act on. No field: on a phone it would bring up the keys unasked. */
export const acting = 'a[href], button:not(:disabled), summary'

/** The element that keys act on, unless the pointer has gone elsewhere since. */
let held: HTMLElement | null = null

const isLost = (element: HTMLElement) => !element.isConnected || element.matches(':disabled')

const inReach = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(acting)].filter((element) => element.checkVisibility())

/** What follows a place, or else goes before it, in the nearest element around it that has anything to act on. */
const heirOf = (place: Node): HTMLElement | null => {
  for (
    let around: HTMLElement | null = place.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const all = inReach(around)
    const follows = (element: HTMLElement): boolean =>
      (place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const heir = all.find(follows) ?? all.at(-1)
    if (heir) return heir
    if (around.tagName === 'MAIN') break
  }
  return document.querySelector('main')
}

const placeOf = ({ target, nextSibling, previousSibling }: MutationRecord): Node =>
  previousSibling?.isConnected ? previousSibling : nextSibling?.isConnected ? nextSibling : target

const inherit = (records: MutationRecord[]): void => {
  const lost = held
  if (!lost || !isLost(lost)) return
  const taking = records.filter(
    ({ type, target, removedNodes }) =>
      target.isConnected && (type === 'attributes' || [...removedNodes].some((node) => node.contains(lost))),
  )
  const record = taking.at(-1)
  // Whoever took it away may have a better place for the focus: they come first.
  if (record) setTimeout(() => document.activeElement === document.body && heirOf(placeOf(record))?.focus(), 50)
  held = null
}

/**
 * Passes the focus on where its element is taken away or disabled, which would leave who works by keyboard at the top of the
 * page: to what follows it. Once, at the start.
 */
export const keepFocus = (): void => {
  const hold = ({ target }: Event) => {
    held = target instanceof HTMLElement && target !== document.body ? target : null
  }
  addEventListener('focusin', hold)
  addEventListener('pointerdown', () => {
    held = null
  })
  if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) {
    held = document.activeElement
  }
  new MutationObserver(inherit).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
}
