import { type Canvas, linear, rect } from '../paint.ts'
import { garden } from '../props/backdrop.ts'
import { clutch } from '../props/egg.ts'
import type { Harvest } from '../props/harvest.ts'
import { castShadow, type Vessel, vesselFront, vesselInside } from '../props/vessel.ts'
import { tabletop } from '../props/wood.ts'

/** Eggs standing in a row on a window sill, pale against the garden. */
export const sill = (canvas: Canvas, scene: Harvest & { sky: string; wood: string }) => {
  const { random, width } = canvas
  const count = scene.shells.length
  const eggs = scene.shells.map((shell, index) => ({
    x: width * 0.5 + (index - (count - 1) / 2) * scene.size * 0.9,
    y: 640 - scene.size * 0.16 + random.spread() * 8,
    size: scene.size * random.between(0.95, 1.05),
    turn: random.spread() * 9,
    shell,
  }))
  const cups = eggs.map(
    (spot): Vessel => ({
      x: spot.x,
      y: 780,
      profile: [
        [0, 62],
        [10, 58],
        [34, 26],
        [64, 52],
        [120, 66],
      ],
      colour: '#efe9dc',
      gloss: 0.8,
      tilt: 0.24,
    }),
  )
  const frame = linear(canvas, {
    from: [0, 0],
    to: [70, 0],
    stops: [
      [0, '#d8d2c4'],
      [1, '#f4efe4'],
    ],
  })
  return [
    rect(canvas, scene.sky),
    garden(canvas, {
      horizon: 480,
      sky: scene.sky,
      hedge: ['#6d8a4a', '#8fa65c', '#4f6e43'],
      grass: '#8da552',
      soft: 30,
    }),
    ...[0, width - 60, width * 0.5 - 18].map(
      (x, index) => `<rect x="${x}" y="-10" width="${index === 2 ? 36 : 60}" height="700" fill="${frame}"/>`,
    ),
    tabletop(canvas, { horizon: 650, colour: scene.wood, grain: 0.12 }),
    ...cups.flatMap((cup, index) => [
      castShadow(canvas, { x: cup.x, y: cup.y, radius: 60, tall: 130 }),
      vesselInside(canvas, cup),
      clutch(canvas, eggs.slice(index, index + 1)),
      vesselFront(canvas, cup),
    ]),
  ]
}
