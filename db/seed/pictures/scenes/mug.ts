import { shift } from '../colour.ts'
import { type Canvas, group, pool } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { clutch } from '../props/egg.ts'
import { henPrint } from '../props/hen-print.ts'
import { shells } from '../props/shells.ts'
import { castShadow, type Vessel, vesselFront, vesselInside, vesselLip } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

/** A glazed mug with a hen on it. */
export const mug = (canvas: Canvas, goods: { glaze: string; ink: string; wall: string; table: string }) => {
  const [x, y] = [560, 760]
  const cup: Vessel = {
    x,
    y,
    profile: [
      [0, 170],
      [16, 184],
      [180, 190],
      [360, 194],
    ],
    colour: goods.glaze,
    gloss: 0.85,
    tilt: 0.24,
  }
  const ear = `M${x + 180} ${y - 290}C${x + 360} ${y - 320} ${x + 360} ${y - 60} ${x + 176} ${y - 80}`
  const spare = [
    { x: 930, y: 790, size: 150, turn: 70, shell: shells.brown },
    { x: 1050, y: 740, size: 146, turn: -60, shell: shells.cream },
  ]
  return [
    wall(canvas, { colour: goods.wall, panes: 3 }),
    tabletop(canvas, { horizon: 550, colour: goods.table }),
    castShadow(canvas, { x, y, radius: 200, tall: 320 }),
    `<path d="${ear}" fill="none" stroke="${shift(goods.glaze, -0.45)}" stroke-width="48"/><path d="${ear}" fill="none" stroke="${goods.glaze}" stroke-width="40" transform="translate(-3 -4)"/><path d="${ear}" fill="none" stroke="#ffffff" stroke-width="8" opacity="0.5" transform="translate(-6 -16)"/>`,
    vesselInside(canvas, cup),
    `<ellipse cx="${x}" cy="${y - 340}" rx="176" ry="38" fill="#4a2814"/>`,
    pool(canvas, { x: x + canvas.light.x * 60, y: y - 346, rx: 90, ry: 16, colour: '#e8c89a', opacity: 0.5 }),
    vesselFront(canvas, cup),
    group('opacity="0.88"', henPrint({ x: x - 10, y: y - 140, scale: 1.05, ink: goods.ink })),
    vesselLip(canvas, { ...cup, thick: 9 }),
    pool(canvas, { x, y: y - 470, rx: 120, ry: 130, colour: '#ffffff', opacity: 0.22 }),
    clutch(canvas, spare),
  ]
}
