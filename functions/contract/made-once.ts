/**
 * What is made when it is first asked for, and once: each formatter of Intl takes a phone ten milliseconds, and a page that
 * made all of them as it came would hear no tap meanwhile.
 */
export const madeOnce = <Made>(make: () => Made): (() => Made) => {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
