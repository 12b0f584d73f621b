import { mix, shift } from '../colour.ts'
import { type Point, polygon, within } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { garden } from '../props/backdrop.ts'
import { type Box, facesOf } from '../props/box.ts'
import { grass } from '../props/grass.ts'
import { type Face, planks } from '../props/wood.ts'
import { placed, type Stand } from './yard.ts'

export type Coop = {
  box: Box
  colour: string
  roof: string
  door: string
  /** How high the roof rises over the front. */
  pitch: number
}

const shadeOver = (canvas: Canvas, face: Face) => {
  const dark = linear(canvas, {
    from: face[0],
    to: face[3],
    stops: [
      [0, '#140d06', 0.62],
      [0.25, '#140d06', 0.12],
      [1, '#140d06', 0.2],
    ],
  })
  return `<path d="${polygon(face)}" fill="${dark}"/>`
}

const opening = (face: Face, spot: { u: number; v: number; width: number; height: number }): Face => [
  within(face, { u: spot.u, v: spot.v }),
  within(face, { u: spot.u + spot.width, v: spot.v }),
  within(face, { u: spot.u + spot.width, v: spot.v + spot.height }),
  within(face, { u: spot.u, v: spot.v + spot.height }),
]

const framed = (hole: Face, trim: string) =>
  `<path d="${polygon(hole)}" fill="#1a120c" stroke="${trim}" stroke-width="11" stroke-linejoin="round"/>`

const ramp = (canvas: Canvas, hole: Face) => {
  const [, , lowRight, lowLeft] = hole
  const foot: Face = [lowLeft, lowRight, [lowRight[0] - 70, lowRight[1] + 150], [lowLeft[0] - 92, lowLeft[1] + 150]]
  const rungs = Array.from({ length: 6 }, (_, index) => {
    const [a, b] = [within(foot, { u: 0.02, v: 0.1 + index * 0.15 }), within(foot, { u: 0.98, v: 0.1 + index * 0.15 })]
    return `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="#5d4128" stroke-width="6"/>`
  })
  return group('', planks(canvas, { face: foot, count: 1, colour: '#a47f53' }), ...rungs)
}

const roofOf = (canvas: Canvas, coop: Coop) => {
  const { box, pitch } = coop
  const [r, u] = box.back
  const ridge: Point = [box.x + box.width / 2, box.y - box.height - pitch]
  const far: Point = [ridge[0] + r, ridge[1] - u * 0.9]
  const over = 34
  const left: Face = [
    [far[0], far[1]],
    ridge,
    [box.x - over, box.y - box.height + over * 0.5],
    [box.x - over + r, box.y - box.height - u + over * 0.5],
  ]
  const right: Face = [
    ridge,
    far,
    [box.x + box.width + over + r, box.y - box.height - u + over * 0.5],
    [box.x + box.width + over, box.y - box.height + over * 0.5],
  ]
  const seen = r >= 0 ? right : left
  const lines = planks(canvas, { face: seen, count: 7, colour: coop.roof, wear: 0.06 })
  const barge = r >= 0 ? left[2] : right[3]
  const edge = `<path d="M${barge[0]} ${barge[1]}L${ridge[0]} ${ridge[1]}L${(r >= 0 ? right[3] : left[2])[0]} ${(r >= 0 ? right[3] : left[2])[1]}" fill="none" stroke="${shift(coop.door, 0.12)}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>`
  const gable: Face = [ridge, ridge, [box.x + box.width, box.y - box.height], [box.x, box.y - box.height]]
  return group('', planks(canvas, { face: gable, count: 4, colour: shift(coop.colour, -0.08) }), lines, edge)
}

/** A wooden hen house in a garden, with hens about it. */
export const coop = (
  canvas: Canvas,
  view: {
    coop: Coop
    stands: readonly Stand[]
    hedge: readonly [string, ...string[]]
    grass: readonly [string, ...string[]]
    sky: string
  },
) => {
  const { height, light } = canvas
  const { box, colour } = view.coop
  const faces = facesOf(box)
  const hole = opening(faces.front, { u: 0.1, v: 0.38, width: 0.27, height: 0.58 })
  const window = opening(faces.front, { u: 0.55, v: 0.22, width: 0.3, height: 0.36 })
  const feet = Math.max(box.y, ...view.stands.map((stand) => stand.y))
  const lightSide = light.x * box.back[0] > 0
  return [
    garden(canvas, { horizon: box.y - 150, sky: view.sky, hedge: view.hedge, grass: view.grass[0] }),
    group(
      `filter="${canvas.blur(4)}"`,
      grass(canvas, { from: box.y - 130, to: box.y - 40, count: 420, tall: 46, colours: view.grass }),
    ),
    pool(canvas, {
      x: box.x + box.width / 2 - light.x * 190,
      y: box.y,
      rx: box.width * 0.85,
      ry: 80,
      colour: '#10150a',
      opacity: 0.9,
    }),
    ...[0.06, 0.94].map(
      (u) => `<rect x="${box.x + box.width * u - 15}" y="${box.y - 20}" width="30" height="80" fill="#5a4128"/>`,
    ),
    planks(canvas, {
      face: faces.side,
      count: 8,
      colour: lightSide ? shift(colour, 0.06) : mix([colour, light.shade], 0.5),
    }),
    planks(canvas, { face: faces.front, count: 8, colour }),
    shadeOver(canvas, faces.front),
    shadeOver(canvas, faces.side),
    framed(hole, view.coop.door),
    framed(window, view.coop.door),
    `<path d="M${(window[0][0] + window[1][0]) / 2} ${window[0][1]}V${window[3][1]}M${window[0][0]} ${(window[0][1] + window[3][1]) / 2}H${window[1][0]}" stroke="${view.coop.door}" stroke-width="7"/>`,
    ramp(canvas, hole),
    roofOf(canvas, view.coop),
    grass(canvas, { from: box.y + 20, to: feet + 6, count: 420, tall: 54, colours: view.grass }),
    ...view.stands.map(
      (stand) =>
        pool(canvas, {
          x: stand.x,
          y: stand.y + 2,
          rx: 260 * stand.scale,
          ry: 40 * stand.scale,
          colour: '#12160a',
          opacity: 0.7,
        }) + placed(canvas, stand),
    ),
    grass(canvas, { from: feet + 6, to: height + 20, count: 520, tall: 62, colours: view.grass }),
    group(
      `filter="${canvas.blur(5)}"`,
      grass(canvas, { from: height, to: height + 70, count: 120, tall: 150, colours: view.grass }),
    ),
  ]
}
