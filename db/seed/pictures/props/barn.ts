import { type Canvas, pool } from '../paint.ts'
import { planks, tabletop } from './wood.ts'

/** The boarded wall and the floor of a barn. */
export const barn = (canvas: Canvas, colour: string) => [
  planks(canvas, {
    face: [
      [-40, -20],
      [-40, 640],
      [1240, 640],
      [1240, -20],
    ],
    count: 9,
    colour,
    upright: true,
  }),
  pool(canvas, { x: 600 + canvas.light.x * 500, y: 80, rx: 620, ry: 460, colour: canvas.light.key, opacity: 0.45 }),
  tabletop(canvas, { horizon: 590, colour: '#8d6a48' }),
]
