const acts = ['pointerdown', 'keydown'] as const

/** Does it with the first press of a pointer or a key from now on. Returns what gives that up. */
export const onFirstAct = (work: () => void): (() => void) => {
  const stop = () => {
    for (const act of acts) removeEventListener(act, begin, { capture: true })
  }
  const begin = () => {
    stop()
    work()
  }
  for (const act of acts) addEventListener(act, begin, { capture: true, passive: true })
  return stop
}
