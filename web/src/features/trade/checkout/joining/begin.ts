const emptyIn = (part: HTMLElement | null): HTMLInputElement | undefined =>
  [...(part?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')

/** Puts the focus into the first field of it in which nothing stands. */
export const beginAtEmpty = (part: HTMLElement | null): void => emptyIn(part)?.focus()

/** What of it is to do next: a field to fill in, else the button that sends them, else all of it. */
export const nextIn = (part: HTMLElement | null): HTMLElement | null =>
  emptyIn(part) ?? part?.querySelector<HTMLElement>('[type=submit]') ?? part

/** Shows it in the middle of the screen, with the focus. */
export const bringIntoView = (part: HTMLElement | null): void => {
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}
