import { shift } from '../colour.ts'
import { type Canvas, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { type Box, boxLight, boxShadow, facesOf } from '../props/box.ts'
import { clutch } from '../props/egg.ts'
import { type Harvest, heaped } from '../props/harvest.ts'
import { litter } from '../props/straw.ts'
import { planks, tabletop } from '../props/wood.ts'

/** A slatted crate with straw and eggs, seen from in front. */
export const crate = (canvas: Canvas, scene: Harvest & { wood: string; table: string; wall: string }) => {
  const box: Box = { x: 190, y: 780, width: 760, height: 230, back: [70, 150] }
  const faces = facesOf(box)
  const shade = boxLight(canvas, box)
  const slat = (row: number) => {
    const top = box.y - box.height + row * 80
    return planks(canvas, {
      face: [
        [box.x, top],
        [box.x + box.width, top],
        [box.x + box.width, top + 68],
        [box.x, top + 68],
      ],
      count: 1,
      colour: scene.wood,
    })
  }
  const posts = [0, 1].map((end) =>
    planks(canvas, {
      face: [
        [box.x + end * 708 - 4, box.y - 244],
        [box.x + end * 708 + 56, box.y - 244],
        [box.x + end * 708 + 56, box.y + 4],
        [box.x + end * 708 - 4, box.y + 4],
      ],
      count: 1,
      colour: shift(scene.wood, 0.08),
      upright: true,
    }),
  )
  return [
    wall(canvas, { colour: scene.wall, panes: 3 }),
    tabletop(canvas, { horizon: 470, colour: scene.table }),
    boxShadow(canvas, box),
    planks(canvas, { face: faces.inside, count: 3, colour: shift(scene.wood, -0.35) }),
    planks(canvas, { face: faces.side, count: 3, colour: shift(scene.wood, shade.side * 0.3 - 0.25) }),
    `<path d="M${faces.top.map((point) => point.join(' ')).join('L')}Z" fill="#3a2614"/>`,
    litter(canvas, { x: 250, y: 410, width: 640, height: 190, count: 620, length: 150 }),
    pool(canvas, { x: 600, y: 520, rx: 420, ry: 110, colour: '#1a0f06', opacity: 0.5 }),
    clutch(canvas, heaped(canvas, { ...scene, x: 595, y: 505, rx: 300, ry: 74, count: 14 })),
    litter(canvas, { x: 200, y: 560, width: 740, height: 40, count: 70, length: 120 }),
    `<rect x="${box.x}" y="${box.y - box.height}" width="${box.width}" height="${box.height}" fill="#24160b"/>`,
    slat(0),
    slat(1),
    slat(2),
    ...posts,
  ]
}
