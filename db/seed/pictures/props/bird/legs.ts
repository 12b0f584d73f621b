import { mix, multiply, shift } from '../../colour.ts'
import { type Canvas, linear, round } from '../../paint.ts'

export type Leg = {
  x: number
  hock: number
  ground: number
  thick: number
  colour: string
  far?: boolean
  webbed?: boolean
}

const toe = (line: { x: number; y: number; dx: number; dy: number; thick: number; colour: string }) =>
  `<path d="M${round(line.x)} ${round(line.y)}q${round(line.dx * 0.5)} ${round(line.dy * 0.2 - line.thick * 0.5)} ${round(line.dx)} ${round(line.dy)}" fill="none" stroke="${line.colour}" stroke-width="${round(line.thick)}" stroke-linecap="round"/>`

/** A scaled shank and a foot flat on the ground, looking left. */
export const leg = (canvas: Canvas, shank: Leg) => {
  const { x, thick: t, ground: g } = shank
  const colour = shank.far ? mix([multiply(shank.colour, canvas.light.shade), shank.colour], 0.3) : shank.colour
  const bright = shift(colour, 0.22)
  const dark = shift(colour, -0.42)
  const fill = linear(canvas, {
    from: [x - t * 0.6, 0],
    to: [x + t * 0.6, 0],
    stops: [
      [0, canvas.light.x < 0 ? bright : dark],
      [0.5, colour],
      [1, canvas.light.x < 0 ? dark : bright],
    ],
  })
  const scales = Array.from({ length: 9 }, (_, index) => {
    const y = shank.hock + ((g - shank.hock) * (index + 1)) / 10
    return `<path d="M${round(x - t * 0.48)} ${round(y)}q${round(t * 0.4)} ${round(t * 0.3)} ${round(t * 0.8)} 0" fill="none" stroke="${dark}" stroke-width="1.4" opacity="0.5"/>`
  })
  const web = shank.webbed
    ? `<path d="M${round(x)} ${round(g - t * 0.6)}L${round(x - t * 4.4)} ${round(g + t * 0.1)}Q${round(x - t * 2.8)} ${round(g + t * 0.9)} ${round(x - t * 0.9)} ${round(g + t * 1.2)}Z" fill="${colour}"/>`
    : ''
  return [
    `<path d="M${round(x - t * 0.75)} ${round(shank.hock)}Q${round(x - t * 0.35)} ${round((shank.hock + g) / 2)} ${round(x - t * 0.5)} ${round(g)}H${round(x + t * 0.5)}Q${round(x + t * 0.5)} ${round((shank.hock + g) / 2)} ${round(x + t * 0.75)} ${round(shank.hock)}Z" fill="${fill}"/>`,
    ...scales,
    web,
    toe({ x, y: g, dx: t * 2.2, dy: t * 0.3, thick: t * 0.6, colour: dark }),
    toe({ x, y: g, dx: -t * 2.4, dy: -t * 0.3, thick: t * 0.65, colour }),
    toe({ x, y: g, dx: -t * 1.2, dy: t * 1.1, thick: t * 0.75, colour: bright }),
    toe({ x, y: g, dx: -t * 3.4, dy: t * 0.4, thick: t * 0.75, colour }),
  ].join('')
}
