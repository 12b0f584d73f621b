import { shift } from '../../colour.ts'
import { type Canvas, group } from '../../paint.ts'
import { coat } from './coat.ts'
import type { Node } from './frame.ts'
import { beak, eye } from './hen-head.ts'
import { leg } from './legs.ts'

const nodes: readonly Node[] = [
  [80, -90, 14],
  [66, -84, 42],
  [30, -76, 62],
  [-10, -82, 64],
  [-40, -112, 54],
  [-52, -146, 52],
  [-58, -162, 46],
]

/** A day-old chick looking left, its feet at 0, 0; about 160 wide. */
export const chick = (canvas: Canvas, down: { colour: string; back: string }) =>
  group(
    '',
    leg(canvas, { x: 22, hock: -26, ground: -3, thick: 7, colour: '#d9a56a', far: true }),
    leg(canvas, { x: 0, hock: -26, ground: 3, thick: 7, colour: '#e2b078' }),
    coat(canvas, {
      nodes,
      plumage: ({ side }) => ({ colour: side < -0.3 ? down.back : down.colour, length: 19, width: 4 }),
      fluff: 0.75,
    }),
    coat(canvas, {
      nodes: [
        [64, -64, 4],
        [40, -68, 15],
        [8, -80, 18],
      ],
      plumage: () => ({ colour: shift(down.colour, -0.06), length: 18, width: 5 }),
      fluff: 0.6,
    }),
    beak(canvas, { x: -86, y: -146, size: 18, beak: '#dba668' }),
    eye(canvas, { x: -78, y: -160, r: 7, colour: '#1c120e', ring: shift(down.colour, -0.15) }),
  )
