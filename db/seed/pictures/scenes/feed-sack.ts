import { closed, type Point } from '../geometry.ts'
import { type Canvas, group, linear, pool } from '../paint.ts'
import { barn } from '../props/barn.ts'
import { emblem } from '../props/emblem.ts'
import { grains, heap } from '../props/heap.ts'
import { castShadow, roundShade } from '../props/vessel.ts'
import { stain } from '../texture.ts'

const bag = (x: number, y: number): Point[] => [
  [x - 205, y - 8],
  [x - 222, y - 120],
  [x - 208, y - 300],
  [x - 216, y - 440],
  [x - 196, y - 520],
  [x - 60, y - 532],
  [x + 80, y - 524],
  [x + 200, y - 530],
  [x + 212, y - 430],
  [x + 204, y - 280],
  [x + 224, y - 120],
  [x + 206, y - 4],
  [x + 90, y + 12],
  [x - 90, y + 14],
]

const crease = (canvas: Canvas, spot: Point) => {
  const { random } = canvas
  const [dx, dy] = [random.between(-60, 60), random.between(30, 120)]
  return `<path d="M${spot[0]} ${spot[1]}q${dx * 0.2} ${dy * 0.5} ${dx} ${dy}" fill="none" stroke="${random.unit() < 0.5 ? '#2a1a0c' : '#fff3d8'}" stroke-width="${random.between(5, 16).toFixed(0)}" opacity="0.16" stroke-linecap="round"/>`
}

const sewn = (canvas: Canvas, sack: { x: number; y: number; colour: string; ink: string }) => {
  const { x, y } = sack
  const path = closed(bag(x, y))
  const fill = roundShade(canvas, { x, radius: 240, colour: sack.colour, gloss: 0 })
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  const creases = Array.from({ length: 26 }, () =>
    crease(canvas, [x + canvas.random.between(-200, 200), y - canvas.random.between(60, 520)]),
  )
  const low = linear(canvas, {
    from: [0, y - 240],
    to: [0, y + 10],
    stops: [
      [0, '#150d08', 0],
      [1, '#150d08', 0.5],
    ],
  })
  return group(
    `filter="${stain(canvas, { frequency: '0.02 0.3', colour: [0.3, 0.2, 0.1], strength: 0.16 })}"`,
    `<path d="${path}" fill="${fill}"/>`,
    `<g clip-path="${clip}"><path d="M${x - 260} ${y - 120}Q${x} ${y - 96} ${x + 260} ${y - 124}V${y - 70}Q${x} ${y - 44} ${x - 260} ${y - 68}Z" fill="${sack.ink}" opacity="0.85"/><g filter="${canvas.blur(5)}">${creases.join('')}</g></g>`,
    emblem([x, y - 290], sack.ink),
    `<path d="${path}" fill="${low}"/>`,
    `<path d="M${x - 190} ${y - 496}Q${x} ${y - 508} ${x + 196} ${y - 500}" fill="none" stroke="#f5ead2" stroke-width="7" stroke-dasharray="13 8"/>`,
  )
}

/** A sewn paper sack with its feed spilling before it. */
export const feedSack = (
  canvas: Canvas,
  goods: { sack: string; ink: string; grain: keyof typeof grains; barn: string },
) => {
  const { random } = canvas
  const x = random.between(480, 560)
  return [
    ...barn(canvas, goods.barn),
    castShadow(canvas, { x, y: 760, radius: 230, tall: 420 }),
    sewn(canvas, { x, y: 770, colour: goods.sack, ink: goods.ink }),
    pool(canvas, { x: x + 270, y: 812, rx: 300, ry: 66, colour: '#150d08', opacity: 0.7 }),
    heap(canvas, { x: x + 270, y: 780, rx: 240, ry: 66, count: 1300, grain: grains[goods.grain] }),
  ]
}
