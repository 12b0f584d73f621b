import { mix, shift } from '../colour.ts'
import { type Canvas, group, round } from '../paint.ts'

/** Blades standing from a line, thick enough to hide feet. */
export const grass = (
  canvas: Canvas,
  bed: {
    from: number
    to: number
    count: number
    tall: number
    colours: readonly [string, ...string[]]
    x?: number
    width?: number
  },
) => {
  const { random, light } = canvas
  const roots = Array.from({ length: bed.count }, () => random.between(bed.from, bed.to)).toSorted((a, b) => a - b)
  const blades = roots.map((y) => {
    const x = random.between(bed.x ?? -20, (bed.x ?? -20) + (bed.width ?? canvas.width + 40))
    const tall = bed.tall * random.between(0.5, 1.2)
    const lean = tall * 0.5 * random.spread() - light.x * 4
    const wide = random.between(2.5, 6) * (bed.tall / 80)
    const share = (y - bed.from) / Math.max(1, bed.to - bed.from)
    const colour = mix(
      [shift(random.pick(bed.colours), random.spread() * 0.12 - share * 0.22), light.key],
      random.unit() ** 3 * 0.35,
    )
    return `<path d="M${round(x - wide / 2)} ${round(y)}Q${round(x + lean * 0.2)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}Q${round(x + lean * 0.35 + wide)} ${round(y - tall * 0.5)} ${round(x + wide / 2)} ${round(y)}Z" fill="${colour}"/>`
  })
  return group('', ...blades)
}
