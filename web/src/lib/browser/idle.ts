/** Does what can wait once the browser has nothing else to do, and after so many milliseconds at the latest where they are given. */
export const whenIdle = (work: () => void, timeout?: number): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), timeout === undefined ? {} : { timeout })
  else setTimeout(work, timeout ?? 500)
}
