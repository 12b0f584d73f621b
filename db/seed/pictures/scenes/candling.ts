import { closed, type Point, turned } from '../geometry.ts'
import { type Canvas, linear, pool, rect, round } from '../paint.ts'
import { relief } from '../texture.ts'

/** One egg over the candling light in a dark room, its veins showing. */
export const candling = (canvas: Canvas, held: { glow: string }) => {
  const { random } = canvas
  const [x, y] = [600, 420]
  const egg = closed(
    Array.from({ length: 28 }, (_, step): Point => {
      const angle = (step / 28) * Math.PI * 2
      return [x + Math.sin(angle) * 205 * (1 - 0.12 * Math.cos(angle)), y - Math.cos(angle) * 275]
    }),
  )
  const vein = (from: Point, turn: number, length: number): string => {
    if (length < 18) return ''
    const step = turned([length, 0], turn)
    const to: Point = [from[0] + step[0], from[1] + step[1]]
    const branch = [-1, 1]
      .map((side) => vein(to, turn + side * random.between(14, 42), length * random.between(0.6, 0.84)))
      .join('')
    return `<path d="M${round(from[0])} ${round(from[1])}Q${round(from[0] + step[0] * 0.5 + random.spread() * 8)} ${round(from[1] + step[1] * 0.5 + random.spread() * 8)} ${round(to[0])} ${round(to[1])}" stroke-width="${round(length * 0.075)}"/>${branch}`
  }
  const inside = linear(canvas, {
    from: [x, y - 270],
    to: [x, y + 275],
    stops: [
      [0, '#8e3d12'],
      [0.3, '#d2681c'],
      [0.7, held.glow],
      [1, '#fff0c0'],
    ],
  })
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${egg}"/></clipPath>`)
  const rim = linear(canvas, {
    from: [x - 210, y],
    to: [x + 210, y],
    stops: [
      [0, '#3a1206', 0.75],
      [0.25, '#3a1206', 0],
      [0.75, '#3a1206', 0],
      [1, '#3a1206', 0.75],
    ],
  })
  const torch = linear(canvas, {
    from: [x - 130, 0],
    to: [x + 130, 0],
    stops: [
      [0, '#17191b'],
      [0.3, '#4a4d50'],
      [0.5, '#2a2c2e'],
      [1, '#0d0e0f'],
    ],
  })
  return [
    rect(canvas, '#150e0c'),
    pool(canvas, { x, y: y + 60, rx: 640, ry: 560, colour: '#a3541c', opacity: 0.6 }),
    `<path d="M${x - 120} ${y + 215}L${x + 120} ${y + 215}L${x + 98} 960H${x - 98}Z" fill="${torch}"/>`,
    `<path d="${egg}" fill="${inside}"/>`,
    `<g clip-path="${clip}"><g fill="none" stroke="#8f2410" stroke-linecap="round" opacity="0.6" filter="${canvas.blur(1.4)}">${[20, 80, 150, 210, 275, 330].map((turn) => vein([x - 20, y - 10], turn, 92)).join('')}</g>${pool(canvas, { x: x - 20, y: y - 10, rx: 62, ry: 52, colour: '#5c1508', opacity: 0.95 })}${pool(canvas, { x, y: y - 285, rx: 190, ry: 110, colour: '#ffd890', opacity: 0.5 })}</g>`,
    `<path d="${egg}" fill="${rim}"/>`,
    pool(canvas, { x, y: y + 250, rx: 200, ry: 90, colour: '#fff3d0', opacity: 0.85 }),
    `<path d="M${x - 150} ${y + 262}A150 40 0 0 1 ${x + 150} ${y + 262}V${y + 310}A150 40 0 0 1 ${x - 150} ${y + 310}Z" fill="${torch}" filter="${relief(canvas, { frequency: '0.4', depth: 0.4 })}"/>`,
  ]
}
