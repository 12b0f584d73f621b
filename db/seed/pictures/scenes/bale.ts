import { shift } from '../colour.ts'
import { type Point, polygon } from '../geometry.ts'
import type { Canvas } from '../paint.ts'
import { barn } from '../props/barn.ts'
import { type Box, boxLight, boxShadow, facesOf, panel } from '../props/box.ts'
import { litter, stalk, strawColours } from '../props/straw.ts'

/** A tied bale of straw in a barn. */
export const bale = (canvas: Canvas, goods: { barn: string }) => {
  const { random } = canvas
  const box: Box = { x: 230, y: 770, width: 600, height: 330, back: [170, 110] }
  const faces = facesOf(box)
  const face = (spot: { x: number; y: number; width: number; height: number; dark: number; lean: number }) => {
    const stalks = Array.from({ length: 900 }, (_, index) =>
      stalk(canvas, {
        from: [spot.x + random.unit() * spot.width, spot.y + random.unit() * spot.height],
        turn: spot.lean + random.spread() * 26,
        length: random.between(30, 130),
        width: random.between(2.5, 5),
        colour: shift(random.pick(strawColours), (index / 900 - 0.8) * 0.5 - spot.dark),
      }),
    )
    return `<g fill="none" stroke-linecap="round">${stalks.join('')}</g>`
  }
  const shade = boxLight(canvas, box)
  const clipped = (shape: Point[], content: string) =>
    `<g clip-path="${canvas.define((id) => `<clipPath id="${id}"><path d="${polygon(shape)}"/></clipPath>`)}">${content}</g>`
  const strings = [0.28, 0.72].map(
    (u) =>
      `<path d="M${box.x + box.width * u} ${box.y}V${box.y - box.height}L${box.x + box.width * u + 160 - u * 40} ${box.y - box.height - 92}" fill="none" stroke="#c2562f" stroke-width="7"/>`,
  )
  return [
    ...barn(canvas, goods.barn),
    boxShadow(canvas, box),
    ...Object.values({ a: faces.side, b: faces.top, c: faces.front }).map((plate) =>
      panel(canvas, { face: plate, colour: '#9a7638', amount: 0.4 }),
    ),
    clipped(
      [...faces.side],
      face({ x: 760, y: 320, width: 260, height: 460, dark: 0.42 - shade.side * 0.3, lean: -20 }),
    ),
    face({ x: 250, y: 345, width: 640, height: 80, dark: -0.08, lean: 4 }),
    clipped(
      [
        [214, 430],
        [842, 432],
        [838, 784],
        [218, 780],
      ],
      face({ x: 190, y: 448, width: 640, height: 330, dark: 0.06, lean: 3 }),
    ),
    ...[
      { face: faces.side, dark: 0.5 - shade.side * 0.3 },
      { face: faces.front, dark: 0.1 },
    ].map((plane) => `<path d="${polygon(plane.face)}" fill="#1d1206" opacity="${plane.dark}"/>`),
    `<path d="${polygon(faces.top)}" fill="${canvas.light.key}" opacity="0.3"/>`,
    ...strings,
    litter(canvas, { x: 60, y: 770, width: 1080, height: 110, count: 240, length: 130 }),
  ]
}
