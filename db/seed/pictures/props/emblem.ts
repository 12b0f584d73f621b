import type { Point } from '../geometry.ts'

/** The mark of our own sacks, labels and van: two leaves in a ring. */
export const emblem = (at: Point, ink: string) =>
  `<g fill="${ink}" transform="translate(${at[0]} ${at[1]})" opacity="0.82"><ellipse cx="0" cy="0" rx="62" ry="80" fill="none" stroke="${ink}" stroke-width="8"/><path d="M-4 46C-34 4 -26 -34 8 -52C22 -18 22 18 -4 46ZM2 42C26 28 34 8 34 -14C16 -2 6 18 2 42Z"/></g>`
