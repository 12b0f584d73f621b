import { mix } from '../colour.ts'
import { type Canvas, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { type Cups, pulp, pulpBounds } from '../props/pulp.ts'
import { tabletop } from '../props/wood.ts'

/** A pulp tray of eggs on a table, cropped so that it runs out of the picture. */
export const tray = (canvas: Canvas, goods: { cups: Cups; table: string; wall: string }) => {
  const bounds = pulpBounds(goods.cups)
  return [
    wall(canvas, { colour: goods.wall, panes: 3 }),
    tabletop(canvas, { horizon: 190, colour: goods.table }),
    pool(canvas, {
      x: goods.cups.x - canvas.light.x * 90,
      y: bounds.bottom - 20,
      rx: bounds.nearHalf * 1.25,
      ry: 130,
      colour: mix(['#1c110a', goods.table], 0.1),
      opacity: 0.95,
    }),
    pulp(canvas, goods.cups),
  ]
}
