import { shift } from '../colour.ts'
import { type Point, turned } from '../geometry.ts'
import { type Canvas, round } from '../paint.ts'

export const strawColours = ['#e9cf8f', '#d8b568', '#c79f55', '#f1dfae', '#b58a45', '#e0c27c', '#a97f45'] as const

/** One stalk: a tapering, slightly bent stroke with its lit upper edge. */
export const stalk = (
  canvas: Canvas,
  blade: { from: Point; turn: number; length: number; width: number; colour: string; bend?: number },
) => {
  const { random } = canvas
  const end = turned([blade.length, 0], blade.turn)
  const side = turned([blade.length * 0.5, blade.length * (blade.bend ?? 0.12) * random.spread()], blade.turn)
  const line = `M${round(blade.from[0])} ${round(blade.from[1])}q${round(side[0])} ${round(side[1])} ${round(end[0])} ${round(end[1])}`
  return (
    `<path d="${line}" stroke="${shift(blade.colour, -0.35)}" stroke-width="${round(blade.width * 1.25)}"/>` +
    `<path d="${line}" stroke="${blade.colour}" stroke-width="${round(blade.width)}" transform="translate(0 ${round(-blade.width * 0.22)})"/>`
  )
}

/** Loose stalks scattered over an area, the deep ones dark, the last ones bright. */
export const litter = (
  canvas: Canvas,
  area: {
    x: number
    y: number
    width: number
    height: number
    count: number
    length: number
    colours?: readonly [string, ...string[]]
    lean?: number
  },
) => {
  const { random } = canvas
  const stalks = Array.from({ length: area.count }, (_, index) => {
    const depth = index / area.count
    const near = random.unit()
    return stalk(canvas, {
      from: [area.x + random.unit() * area.width, area.y + near * area.height],
      turn: (area.lean ?? 0) + random.between(-80, 80) + (random.unit() < 0.5 ? 180 : 0),
      length: area.length * random.between(0.4, 1.2),
      width: random.between(2.5, 6) * (area.length / 130),
      colour: shift(random.pick(area.colours ?? strawColours), (depth - 0.75) * 0.7 + random.spread() * 0.08),
    })
  })
  return `<g fill="none" stroke-linecap="round">${stalks.join('')}</g>`
}

/** Stalks wound round an ellipse, as a hen turns them: the wall of a nest. */
export const wound = (
  canvas: Canvas,
  ring: {
    x: number
    y: number
    rx: number
    ry: number
    thick: number
    count: number
    length: number
    arc: readonly [number, number]
    dark?: number
  },
) => {
  const { random } = canvas
  const stalks = Array.from({ length: ring.count }, (_, index) => {
    const angle = random.between(ring.arc[0], ring.arc[1])
    const out = 1 + random.spread() * ring.thick
    const at: Point = [ring.x + Math.cos(angle) * ring.rx * out, ring.y + Math.sin(angle) * ring.ry * out]
    const along = (Math.atan2(Math.cos(angle) * ring.ry, -Math.sin(angle) * ring.rx) * 180) / Math.PI
    const lift = (out - 1) / ring.thick
    const towards = Math.cos(angle) * canvas.light.x + Math.sin(angle) * canvas.light.y
    return stalk(canvas, {
      from: at,
      turn: along + random.spread() * 38 + (random.unit() < 0.5 ? 180 : 0),
      length: ring.length * random.between(0.5, 1.3),
      width: random.between(2.5, 5.5),
      colour: shift(
        random.pick(strawColours),
        (index / ring.count - 0.8) * 0.6 + lift * 0.1 - towards * 0.14 - (ring.dark ?? 0),
      ),
      bend: 0.25,
    })
  })
  return `<g fill="none" stroke-linecap="round">${stalks.join('')}</g>`
}
