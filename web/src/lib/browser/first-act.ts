const presses = ['pointerdown', 'keydown']

/**
 * Does it with the first press of a pointer or a key from now on, or the first of these events. Returns what gives that up.
 */
export const onFirstAct = (work: (act: Event) => void, acts: readonly string[] = presses): (() => void) => {
  const stop = () => {
    for (const act of acts) removeEventListener(act, begin, { capture: true })
  }
  const begin = (act: Event) => {
    stop()
    work(act)
  }
  for (const act of acts) addEventListener(act, begin, { capture: true, passive: true })
  return stop
}
