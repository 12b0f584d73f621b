import { type Canvas, group } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { type Box, boxLight, boxShadow, facesOf, panel } from '../props/box.ts'
import { carton } from '../props/carton.ts'
import { shells } from '../props/shells.ts'
import { litter } from '../props/straw.ts'
import { tabletop } from '../props/wood.ts'
import { stain } from '../texture.ts'

/** Postal boxes, straw and a packed half dozen on a bench. */
export const packing = (
  canvas: Canvas,
  goods: { card: string; pulp: string; wall: string; table: string; shell: keyof typeof shells },
) => {
  const stack: Box[] = [
    { x: 60, y: 640, width: 430, height: 190, back: [120, 70] },
    { x: 110, y: 446, width: 340, height: 150, back: [110, 60] },
  ]
  const parcel = (box: Box) => {
    const faces = facesOf(box)
    const shade = boxLight(canvas, box)
    const tape = `<rect x="${box.x + box.width * 0.44}" y="${box.y - box.height}" width="${box.width * 0.12}" height="${box.height}" fill="#e8d6ac" opacity="0.55"/>`
    return [
      boxShadow(canvas, box),
      ...(['side', 'top', 'front'] as const).map((face) =>
        panel(canvas, { face: faces[face], colour: goods.card, amount: shade[face] }),
      ),
      tape,
    ]
  }
  return [
    wall(canvas, { colour: goods.wall, panes: 2 }),
    tabletop(canvas, { horizon: 430, colour: goods.table }),
    group(
      `filter="${stain(canvas, { frequency: '0.02 0.4', colour: [0.3, 0.2, 0.1], strength: 0.14 })}"`,
      ...stack.flatMap(parcel),
    ),
    litter(canvas, { x: 380, y: 620, width: 760, height: 230, count: 150, length: 120 }),
    carton(canvas, { x: 800, y: 560, pitch: 150, columns: 3, rows: 2, colour: goods.pulp, shell: shells[goods.shell] }),
  ]
}
