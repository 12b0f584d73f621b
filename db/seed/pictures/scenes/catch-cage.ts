import { type Canvas, pool } from '../paint.ts'
import { type Box, boxShadow, facesOf } from '../props/box.ts'
import { litter } from '../props/straw.ts'
import { castShadow, type Vessel, vesselFront } from '../props/vessel.ts'
import { planks, tabletop } from '../props/wood.ts'

const mesh = (span: { x: number; y: number; width: number; height: number; metal: string }) => {
  const step = 26
  const upright = Array.from(
    { length: Math.round(span.width / step) + 1 },
    (_, index) => `M${span.x + index * step} ${span.y}v${span.height}`,
  )
  const level = Array.from(
    { length: Math.round(span.height / step) + 1 },
    (_, index) => `M${span.x} ${span.y + index * step}h${span.width}`,
  )
  return `<path d="${[...upright, ...level].join('')}" fill="none" stroke="#20160e" stroke-width="4" opacity="0.5" transform="translate(2 3)"/><path d="${[...upright, ...level].join('')}" fill="none" stroke="${span.metal}" stroke-width="3"/>`
}

/** A live-catch cage by the barn wall, a lamp beside it. */
export const catchCage = (canvas: Canvas, goods: { barn: string }) => {
  const box: Box = { x: 220, y: 760, width: 560, height: 230, back: [130, 90] }
  const faces = facesOf(box)
  const lamp: Vessel = {
    x: 980,
    y: 770,
    profile: [
      [0, 74],
      [30, 78],
      [40, 54],
    ],
    colour: '#2f5d43',
    gloss: 0.7,
    tilt: 0.24,
  }
  const glass: Vessel = {
    x: 980,
    y: 730,
    profile: [
      [0, 52],
      [70, 74],
      [150, 50],
    ],
    colour: '#f0cf8a',
    gloss: 0.8,
    tilt: 0.24,
  }
  const hood: Vessel = {
    x: 980,
    y: 580,
    profile: [
      [0, 70],
      [20, 66],
      [60, 26],
    ],
    colour: '#2f5d43',
    gloss: 0.7,
    tilt: 0.24,
  }
  return [
    planks(canvas, {
      face: [
        [-40, -20],
        [-40, 620],
        [1240, 620],
        [1240, -20],
      ],
      count: 8,
      colour: goods.barn,
      upright: true,
    }),
    pool(canvas, { x: 980, y: 650, rx: 560, ry: 460, colour: '#ffcf85', opacity: 0.5 }),
    tabletop(canvas, { horizon: 570, colour: '#7d6044' }),
    litter(canvas, { x: -40, y: 590, width: 1280, height: 320, count: 420, length: 120 }),
    boxShadow(canvas, box),
    `<path d="M${faces.inside.map((point) => point.join(' ')).join('L')}Z" fill="#20160e" opacity="0.35"/>`,
    mesh({ x: box.x + 145, y: box.y - box.height - 82, width: 520, height: 208, metal: '#8f9698' }),
    litter(canvas, { x: 260, y: 690, width: 560, height: 60, count: 120, length: 90 }),
    mesh({ x: box.x, y: box.y - box.height, width: 560, height: 234, metal: '#c4cacb' }),
    ...[faces.front, faces.top, faces.side].map(
      (plate) =>
        `<path d="M${plate.map((point) => point.join(' ')).join('L')}Z" fill="none" stroke="#d5dadb" stroke-width="9" stroke-linejoin="round"/>`,
    ),
    `<path d="M430 470Q510 380 600 470" fill="none" stroke="#3f4446" stroke-width="13" stroke-linecap="round"/>`,
    castShadow(canvas, { x: 980, y: 770, radius: 84, tall: 180 }),
    vesselFront(canvas, lamp),
    vesselFront(canvas, glass),
    pool(canvas, { x: 980, y: 650, rx: 100, ry: 110, colour: '#fff4d0', opacity: 0.95 }),
    vesselFront(canvas, hood),
    `<path d="M905 720C860 500 1100 500 1055 720" fill="none" stroke="#39413c" stroke-width="7"/>`,
  ]
}
