import { mix, shift } from '../colour.ts'
import type { Canvas } from '../paint.ts'
import { wall } from '../props/backdrop.ts'
import { emblem } from '../props/emblem.ts'
import { castShadow, roundShade, type Vessel, vesselCap, vesselFront } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

const label = (
  canvas: Canvas,
  spot: { x: number; y: number; radius: number; height: number; paper: string; band: string },
) => {
  const { x, y, radius: r, height: h } = spot
  const dip = r * 0.2
  const curve = (top: number, tall: number) =>
    `M${x - r} ${top}A${r} ${dip} 0 0 0 ${x + r} ${top}V${top + tall}A${r} ${dip} 0 0 1 ${x - r} ${top + tall}Z`
  return `<path d="${curve(y, h)}" fill="${roundShade(canvas, { x, radius: r, colour: spot.paper, gloss: 0.1 })}"/><path d="${curve(y + h * 0.72, h * 0.14)}" fill="${roundShade(canvas, { x, radius: r, colour: spot.band, gloss: 0.1 })}"/>${emblem([0, 0], spot.band).replace('translate(0 0)', `translate(${x} ${y + h * 0.42 + dip}) scale(${(h / 330).toFixed(2)})`)}`
}

/** A brown bottle, a tub and a dropper for the health shelf. */
export const remedies = (canvas: Canvas, goods: { wall: string; table: string; band: string }) => {
  const y = 760
  const bottle: Vessel = {
    x: 420,
    y,
    profile: [
      [0, 112],
      [8, 118],
      [300, 118],
      [350, 84],
      [376, 44],
      [430, 42],
    ],
    colour: '#7c4218',
    gloss: 1,
    tilt: 0.2,
  }
  const cork: Vessel = {
    x: 420,
    y: y - 420,
    profile: [
      [0, 48],
      [56, 50],
    ],
    colour: '#2c2a28',
    gloss: 0.5,
    tilt: 0.2,
  }
  const tub: Vessel = {
    x: 730,
    y: y + 30,
    profile: [
      [0, 158],
      [10, 166],
      [220, 170],
    ],
    colour: '#ece7dc',
    gloss: 0.4,
    tilt: 0.22,
  }
  const cap: Vessel = {
    x: 730,
    y: y - 186,
    profile: [
      [0, 178],
      [50, 178],
      [58, 172],
    ],
    colour: goods.band,
    gloss: 0.5,
    tilt: 0.22,
  }
  const drop: Vessel = {
    x: 975,
    y: y + 60,
    profile: [
      [0, 62],
      [6, 66],
      [130, 66],
      [156, 30],
      [176, 28],
    ],
    colour: '#8a4c1c',
    gloss: 1,
    tilt: 0.2,
  }
  const teat: Vessel = {
    x: 975,
    y: y - 112,
    profile: [
      [0, 34],
      [30, 34],
      [40, 22],
      [96, 18],
      [108, 8],
    ],
    colour: '#2f2d2b',
    gloss: 0.6,
    tilt: 0.2,
  }
  return [
    wall(canvas, { colour: goods.wall, panes: 3 }),
    tabletop(canvas, { horizon: 560, colour: goods.table }),
    ...[bottle, tub, drop].map((jar) => castShadow(canvas, { x: jar.x, y: jar.y, radius: 130, tall: 260 })),
    vesselFront(canvas, bottle),
    vesselFront(canvas, cork),
    vesselCap(canvas, { ...cork, colour: '#4a4642' }),
    label(canvas, { x: 420, y: y - 270, radius: 118, height: 190, paper: '#f0e6d0', band: goods.band }),
    vesselFront(canvas, tub),
    label(canvas, {
      x: 730,
      y: y - 150,
      radius: 169,
      height: 130,
      paper: mix(['#f6f0e2', goods.band], 0.1),
      band: goods.band,
    }),
    vesselFront(canvas, cap),
    vesselCap(canvas, { ...cap, colour: shift(goods.band, 0.12) }),
    vesselFront(canvas, drop),
    vesselFront(canvas, teat),
  ]
}
