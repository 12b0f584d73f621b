import type { Canvas } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { clutch } from '../props/egg.ts'
import type { Shell } from '../props/shells.ts'
import { castShadow, type Vessel, vesselFront, vesselInside, vesselLip, vesselRim } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

/** Eggs heaped in a glazed bowl, with one or two that rolled out. */
export const bowl = (
  canvas: Canvas,
  still: { shell: Shell; glaze: string; wall: string; table: string; size: number },
) => {
  const { random, width } = canvas
  const [x, y] = [width * random.between(0.44, 0.56), 700]
  const profile = [
    [0, 130],
    [14, 138],
    [70, 232],
    [150, 300],
    [222, 330],
  ] as const
  const dish: Vessel = { x, y, profile, colour: still.glaze, gloss: 0.8, tilt: 0.3 }
  const heap = [
    [-0.62, -0.16],
    [-0.2, -0.34],
    [0.26, -0.33],
    [0.66, -0.14],
    [-0.42, 0.1],
    [0.04, 0.02],
    [0.46, 0.12],
    [-0.1, 0.24],
  ].map(([across = 0, down = 0]) => ({
    x: x + across * 300 + random.spread() * 10,
    y: y - 228 + down * 190,
    size: still.size * random.between(0.95, 1.05),
    turn: random.between(-85, 85),
    shell: still.shell,
    depth: random.between(0.9, 1),
  }))
  const loose = [-1, 1].slice(0, random.unit() < 0.5 ? 1 : 2).map((side) => ({
    x: x + side * random.between(400, 450),
    y: y + random.between(0, 40),
    size: still.size * 1.05,
    turn: side * random.between(60, 120),
    shell: still.shell,
  }))
  return [
    wall(canvas, { colour: still.wall, panes: 3 }),
    tabletop(canvas, { horizon: 520, colour: still.table }),
    castShadow(canvas, { x, y, radius: 230, tall: 220 }),
    vesselInside(canvas, dish),
    vesselRim(canvas, { ...dish, thick: 9 }),
    clutch(canvas, heap),
    vesselFront(canvas, dish),
    vesselLip(canvas, { ...dish, thick: 10 }),
    clutch(canvas, loose),
  ]
}
