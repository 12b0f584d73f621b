import { shift } from '../colour.ts'
import { type Point, polygon } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { relief } from '../texture.ts'
import { type Cups, pulp, pulpBounds } from './pulp.ts'

/** An open egg box: its lid leaning back behind the cups. */
export const carton = (canvas: Canvas, cups: Cups) => {
  const bounds = pulpBounds(cups)
  const tall = cups.pitch * 1.15
  const { x, colour } = cups
  const half = bounds.farHalf
  const lip: Point[] = [
    [x - half, bounds.top + 14],
    [x - half * 1.0, bounds.top - tall],
    [x + half * 1.0, bounds.top - tall],
    [x + half, bounds.top + 14],
  ]
  const inner: Point[] = [
    [x - half * 0.93, bounds.top + 14],
    [x - half * 0.9, bounds.top - tall * 0.84],
    [x + half * 0.9, bounds.top - tall * 0.84],
    [x + half * 0.93, bounds.top + 14],
  ]
  const rough = relief(canvas, { frequency: '0.2', depth: 0.9, octaves: 3 })
  const deep = linear(canvas, {
    from: [x, bounds.top - tall],
    to: [x, bounds.top],
    stops: [
      [0, shift(colour, -0.05)],
      [0.6, shift(colour, -0.2)],
      [1, shift(colour, -0.5)],
    ],
  })
  const ridges = Array.from({ length: cups.columns }, (_, index) => {
    const at = x + (index - (cups.columns - 1) / 2) * cups.pitch * 0.95
    return pool(canvas, {
      x: at,
      y: bounds.top - tall * 0.42,
      rx: cups.pitch * 0.36,
      ry: tall * 0.36,
      colour: shift(colour, 0.2),
      opacity: 0.5,
    })
  })
  return group(
    '',
    pool(canvas, {
      x: x - canvas.light.x * cups.pitch * 0.6,
      y: bounds.bottom - 6,
      rx: bounds.nearHalf * 1.3,
      ry: cups.pitch * 0.5,
      colour: '#150d08',
      opacity: 0.95,
    }),
    group(
      `filter="${rough}"`,
      `<path d="${polygon(lip)}" fill="${shift(colour, 0.06)}" stroke="${shift(colour, 0.06)}" stroke-width="36" stroke-linejoin="round"/>`,
      `<path d="${polygon(inner)}" fill="${deep}" stroke="${shift(colour, -0.2)}" stroke-width="26" stroke-linejoin="round"/>`,
      ...ridges,
    ),
    pulp(canvas, cups),
  )
}
