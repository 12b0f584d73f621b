import { mix } from '../colour.ts'
import { type Canvas, group, pool } from '../paint.ts'
import { garden } from '../props/backdrop.ts'
import { grass } from '../props/grass.ts'
import { grains, heap } from '../props/heap.ts'
import { litter } from '../props/straw.ts'
import { castShadow, type Vessel, vesselFront, vesselInside, vesselLip, vesselRim } from '../props/vessel.ts'
import { stain } from '../texture.ts'

const hedge = ['#4f6b3a', '#6b8446', '#3d5a38', '#8a9c55'] as const
const blades = ['#6f8a3c', '#8aa24a', '#5a7534', '#9db35a'] as const

const ground = (canvas: Canvas, sky: string) => [
  garden(canvas, { horizon: 470, sky, hedge, grass: '#8f8150' }),
  group(`filter="${canvas.blur(4)}"`, grass(canvas, { from: 490, to: 610, count: 420, tall: 60, colours: blades })),
  litter(canvas, { x: -60, y: 600, width: 1320, height: 340, count: 700, length: 120 }),
]

const spangle = (canvas: Canvas) =>
  stain(canvas, { frequency: '0.035 0.05', colour: [0.95, 0.97, 1], strength: 0.4, octaves: 2 })

const band = (canvas: Canvas, ring: { x: number; y: number; radius: number; colour: string; thick: number }) =>
  vesselLip(canvas, {
    x: ring.x,
    y: ring.y,
    profile: [[0, ring.radius]],
    colour: ring.colour,
    gloss: 0.8,
    tilt: 0.2,
    thick: ring.thick,
  })

/** A galvanised tube feeder, its pan full. */
export const feeder = (canvas: Canvas, goods: { sky: string; metal: string; lid: string }) => {
  const [x, y] = [600, 770]
  const pan: Vessel = {
    x,
    y,
    profile: [
      [0, 250],
      [30, 286],
      [86, 300],
    ],
    colour: goods.metal,
    gloss: 0.7,
    tilt: 0.22,
  }
  const tube: Vessel = {
    x,
    y: y - 86,
    profile: [
      [0, 176],
      [14, 178],
      [420, 178],
    ],
    colour: goods.metal,
    gloss: 0.95,
    tilt: 0.2,
  }
  const cap: Vessel = {
    x,
    y: y - 496,
    profile: [
      [0, 196],
      [22, 192],
      [80, 90],
      [96, 26],
    ],
    colour: goods.lid,
    gloss: 0.8,
    tilt: 0.2,
  }
  return [
    ...ground(canvas, goods.sky),
    castShadow(canvas, { x, y, radius: 300, tall: 420 }),
    vesselInside(canvas, pan),
    heap(canvas, { x, y: y - 84, rx: 282, ry: 56, count: 900, grain: grains.pellets }),
    group(
      `filter="${spangle(canvas)}"`,
      vesselFront(canvas, tube),
      ...[60, 210, 360].map((up) => band(canvas, { x, y: y - 86 - up, radius: 178, colour: goods.metal, thick: 7 })),
      vesselFront(canvas, cap),
    ),
    `<path d="M${x - 120} ${y - 560}Q${x} ${y - 730} ${x + 120} ${y - 560}" fill="none" stroke="#8a8f90" stroke-width="9"/>`,
    group(`filter="${spangle(canvas)}"`, vesselFront(canvas, pan), vesselLip(canvas, { ...pan, thick: 11 })),
    group('', litter(canvas, { x: 200, y: 790, width: 800, height: 70, count: 60, length: 110 })),
  ]
}

/** A bell drinker standing in its saucer of water. */
export const drinker = (canvas: Canvas, goods: { sky: string; bell: string; saucer: string }) => {
  const [x, y] = [600, 770]
  const saucer: Vessel = {
    x,
    y,
    profile: [
      [0, 270],
      [24, 300],
      [70, 312],
    ],
    colour: goods.saucer,
    gloss: 0.7,
    tilt: 0.22,
  }
  const bell: Vessel = {
    x,
    y: y - 52,
    profile: [
      [0, 222],
      [40, 226],
      [250, 214],
      [350, 176],
      [410, 110],
      [430, 60],
    ],
    colour: goods.bell,
    gloss: 0.9,
    tilt: 0.2,
  }
  const water = pool(canvas, {
    x: x - canvas.light.x * -130,
    y: y - 62,
    rx: 150,
    ry: 40,
    colour: '#ffffff',
    opacity: 0.85,
  })
  return [
    ...ground(canvas, goods.sky),
    castShadow(canvas, { x, y, radius: 300, tall: 360 }),
    vesselInside(canvas, saucer),
    `<ellipse cx="${x}" cy="${y - 62}" rx="296" ry="60" fill="${mix(['#9fb4b6', canvas.light.key], 0.25)}"/>`,
    water,
    pool(canvas, { x, y: y - 40, rx: 260, ry: 52, colour: '#2b3a3c', opacity: 0.6 }),
    vesselFront(canvas, bell),
    ...[90, 160].map((up) =>
      band(canvas, { x, y: y - 52 - up, radius: 222 - up * 0.03, colour: goods.bell, thick: 5 }),
    ),
    `<path d="M${x - 70} ${y - 478}Q${x} ${y - 580} ${x + 70} ${y - 478}" fill="none" stroke="${goods.saucer}" stroke-width="20" stroke-linecap="round"/>`,
    vesselFront(canvas, saucer),
    vesselLip(canvas, { ...saucer, thick: 12 }),
    litter(canvas, { x: 160, y: 800, width: 880, height: 70, count: 60, length: 110 }),
  ]
}

/** A dish of loose stuff on the ground, seen close. */
export const pan = (canvas: Canvas, goods: { sky: string; grain: keyof typeof grains; dish: string }) => {
  const [x, y] = [600, 760]
  const dish: Vessel = {
    x,
    y,
    profile: [
      [0, 300],
      [40, 350],
      [130, 400],
    ],
    colour: goods.dish,
    gloss: 0.7,
    tilt: 0.3,
  }
  return [
    ...ground(canvas, goods.sky),
    castShadow(canvas, { x, y, radius: 390, tall: 160 }),
    vesselInside(canvas, dish),
    vesselRim(canvas, { ...dish, thick: 10 }),
    heap(canvas, { x, y: y - 152, rx: 386, ry: 118, count: 2200, grain: grains[goods.grain] }),
    vesselFront(canvas, dish),
    vesselLip(canvas, { ...dish, thick: 12 }),
  ]
}
