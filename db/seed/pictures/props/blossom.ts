import { mix, shift } from '../colour.ts'
import { open, type Point, turned } from '../geometry.ts'
import { type Canvas, group, round } from '../paint.ts'

const flower = (canvas: Canvas, bloom: { at: Point; size: number; pink: number }) => {
  const { random, light } = canvas
  const spin = random.between(0, 72)
  const petals = [0, 72, 144, 216, 288].map((angle) => {
    const [dx, dy] = turned([bloom.size * 0.55, 0], angle + spin)
    const tone = mix(
      ['#fdf6f2', '#eeb8c0'],
      bloom.pink + random.spread() * 0.15 - (dx * light.x + dy * light.y) / bloom.size / 4,
    )
    return `<ellipse cx="${round(bloom.at[0] + dx)}" cy="${round(bloom.at[1] + dy * 0.85)}" rx="${round(bloom.size * 0.52)}" ry="${round(bloom.size * 0.4)}" transform="rotate(${round(angle + spin)} ${round(bloom.at[0] + dx)} ${round(bloom.at[1] + dy * 0.85)})" fill="${tone}"/>`
  })
  return `${petals.join('')}<circle cx="${round(bloom.at[0])}" cy="${round(bloom.at[1])}" r="${round(bloom.size * 0.2)}" fill="#c98a5a"/>`
}

/** A branch in blossom from one point along a direction in degrees; `soft` blurs it. */
export const branch = (
  canvas: Canvas,
  bough: { from: Point; turn: number; length: number; size: number; soft: number },
) => {
  const { random } = canvas
  const at = (share: number): Point => {
    const [dx, dy] = turned([bough.length * share, Math.sin(share * 2.6) * bough.length * 0.14], bough.turn)
    return [bough.from[0] + dx, bough.from[1] + dy]
  }
  const wood = open([at(0), at(0.25), at(0.5), at(0.75), at(1)])
  const blooms = Array.from({ length: Math.round(bough.length / 5.5) }, () => {
    const share = random.between(0.08, 1)
    const [x, y] = at(share)
    const reach = bough.size * 2.6
    return {
      at: [x + random.spread() * reach, y + random.spread() * reach] as const,
      size: bough.size * random.between(0.6, 1.15),
      pink: random.between(0.05, 0.6),
    }
  })
  const leaves = Array.from({ length: Math.round(bough.length / 26) }, () => {
    const [x, y] = at(random.between(0.1, 1))
    return `<ellipse cx="${round(x + random.spread() * 40)}" cy="${round(y + random.spread() * 40)}" rx="${round(bough.size * 0.9)}" ry="${round(bough.size * 0.36)}" transform="rotate(${round(random.between(0, 180))} ${round(x)} ${round(y)})" fill="${shift('#8fae5c', random.spread() * 0.2)}"/>`
  })
  return group(
    bough.soft ? `filter="${canvas.blur(bough.soft)}"` : '',
    `<path d="${wood}" fill="none" stroke="#4a3526" stroke-width="${round(bough.size * 0.62)}" stroke-linecap="round"/><path d="${wood}" fill="none" stroke="#7d6048" stroke-width="${round(bough.size * 0.2)}" transform="translate(-2 -3)"/>`,
    ...leaves,
    ...blooms.map((bloom) => flower(canvas, bloom)),
  )
}

/** Fallen petals on the ground. */
export const petals = (canvas: Canvas, fall: { from: number; to: number; count: number }) => {
  const { random, width } = canvas
  return group(
    'fill="#f9e8e6"',
    ...Array.from(
      { length: fall.count },
      () =>
        `<ellipse cx="${round(random.between(0, width))}" cy="${round(random.between(fall.from, fall.to))}" rx="${round(random.between(3, 7))}" ry="${round(random.between(2, 4))}" opacity="${random.between(0.5, 0.95).toFixed(2)}"/>`,
    ),
  )
}
