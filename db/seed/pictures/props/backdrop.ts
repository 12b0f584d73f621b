import { mix, shift } from '../colour.ts'
import { type Canvas, group, linear, pool, rect, round } from '../paint.ts'
import { stain } from '../texture.ts'

/** A plastered wall with the light of a window slanting over it. */
export const wall = (canvas: Canvas, room: { colour: string; panes?: number }) => {
  const { width, height, light } = canvas
  const base = linear(canvas, {
    from: [width * (0.5 + light.x * 0.5), 0],
    to: [width * (0.5 - light.x * 0.5), height],
    stops: [
      [0, mix([room.colour, light.key], 0.45)],
      [0.5, room.colour],
      [1, mix([room.colour, light.shade], 0.55)],
    ],
  })
  const rough = stain(canvas, { frequency: '0.006 0.009', colour: [0.25, 0.2, 0.15], strength: 0.09, octaves: 4 })
  const slant = light.x < 0 ? 120 : -120
  const { random } = canvas
  const start = width * random.between(0.02, 0.62)
  const size = random.between(0.8, 1.25)
  const panes = Array.from({ length: random.unit() < 0.3 ? 0 : (room.panes ?? 0) }, (_, index) => {
    const left = start + (index * 150 - slant) * size
    return [0, 1]
      .map((row) => {
        const top = 40 + row * 175 * size
        return `<path d="M${round(left + row * slant * 0.5 * size)} ${round(top)}h${round(128 * size)}l${round(slant * 0.45 * size)} ${round(155 * size)}h${round(-128 * size)}Z" fill="${light.key}"/>`
      })
      .join('')
  })
  return group(`filter="${rough}"`, rect(canvas, base)) + group(`opacity="0.5" filter="${canvas.blur(9)}"`, ...panes)
}

const leaves = (
  canvas: Canvas,
  hedge: { colours: readonly [string, ...string[]]; from: number; to: number; count: number; size: number },
) => {
  const { random, width } = canvas
  return Array.from({ length: hedge.count }, (_, index) => {
    const y = random.between(hedge.from, hedge.to)
    const depth = index / hedge.count
    return `<ellipse cx="${round(random.between(-120, width + 120))}" cy="${round(y)}" rx="${round(hedge.size * random.between(0.4, 1.1))}" ry="${round(hedge.size * random.between(0.3, 0.8))}" fill="${shift(random.pick(hedge.colours), (depth - 0.6) * 0.35 - ((y - hedge.from) / (hedge.to - hedge.from)) * 0.25)}"/>`
  })
}

/** Round lights out of focus, as sun through leaves gives them. */
const bokeh = (
  canvas: Canvas,
  spots: { count: number; from: number; to: number; colour: string; size: number; opacity?: number },
) => {
  const { random, width } = canvas
  const discs = Array.from({ length: spots.count }, () => {
    const r = spots.size * random.between(0.4, 1.2)
    return `<circle cx="${round(random.between(0, width))}" cy="${round(random.between(spots.from, spots.to))}" r="${round(r)}" opacity="${(random.between(0.15, 0.6) * (spots.opacity ?? 1)).toFixed(2)}"/>`
  })
  return group(`fill="${spots.colour}" filter="${canvas.blur(2.5)}" style="mix-blend-mode:screen"`, ...discs)
}

/** A yard far out of focus: sky, hedge, and the grass that the ground runs into. */
export const garden = (
  canvas: Canvas,
  yard: { horizon: number; sky: string; hedge: readonly [string, ...string[]]; grass: string; soft?: number },
) => {
  const { width, height, light, random } = canvas
  const sky = linear(canvas, {
    from: [0, 0],
    to: [0, yard.horizon],
    stops: [
      [0, shift(yard.sky, -0.08)],
      [0.3, mix([yard.sky, light.key], 0.5)],
      [0.6, yard.hedge[0]],
      [1, yard.grass],
    ],
  })
  const grass = linear(canvas, {
    from: [0, yard.horizon],
    to: [0, height],
    stops: [
      [0, mix([yard.grass, light.key], 0.35)],
      [0.3, yard.grass],
      [1, shift(yard.grass, -0.4)],
    ],
  })
  const soft = yard.soft ?? 22
  const far = leaves(canvas, {
    colours: yard.hedge,
    from: yard.horizon * 0.25,
    to: yard.horizon * 0.95,
    count: 90,
    size: 120,
  })
  const tufts = leaves(canvas, {
    colours: [yard.grass, shift(yard.grass, 0.15), shift(yard.grass, -0.15)],
    from: yard.horizon,
    to: height,
    count: 60,
    size: 90,
  })
  const sun = pool(canvas, {
    x: width * (0.5 + light.x * 0.45),
    y: yard.horizon * 0.2,
    rx: width * 0.6,
    ry: yard.horizon * 0.9,
    colour: light.key,
    opacity: 0.75,
  })
  return [
    rect(canvas, sky),
    group(`filter="${canvas.blur(soft)}"`, ...far),
    `<rect x="-150" y="${yard.horizon}" width="${width + 300}" height="${height}" fill="${grass}" filter="${canvas.blur(8)}"/>`,
    group(`filter="${canvas.blur(soft * 0.7)}" opacity="0.8"`, ...tufts),
    sun,
    bokeh(canvas, {
      count: 26,
      from: 0,
      to: yard.horizon * 0.9,
      colour: mix([light.key, random.pick(yard.hedge)], 0.25),
      size: 34,
      opacity: 0.5,
    }),
  ].join('')
}
