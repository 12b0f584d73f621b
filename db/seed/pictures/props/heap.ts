import { shift } from '../colour.ts'
import { pair, turned } from '../geometry.ts'
import { facing, lit } from '../light.ts'
import { type Canvas, group, round } from '../paint.ts'

export type Grain = {
  colours: readonly [string, ...string[]]
  /** Length and thickness of one grain, in units. */
  size: readonly [long: number, thick: number]
  /** Shaved rather than broken: each piece is a bent strip. */
  curled?: true
}

export const grains = {
  pellets: { colours: ['#a48652', '#94774a', '#b39760', '#86693f'], size: [15, 7] },
  corn: { colours: ['#e0a834', '#d18f2c', '#edc45c', '#c9823a', '#d9c08a', '#8e5a30'], size: [11, 9] },
  grit: { colours: ['#e9e3d6', '#cfc7b8', '#b9b2a6', '#f2eee4', '#a59a8c'], size: [10, 7] },
  crumb: { colours: ['#c09a60', '#b08a52', '#d0ac72', '#9b7743'], size: [7, 5] },
  shavings: { colours: ['#ecd3a4', '#e0c08a', '#f4e2bd', '#d2ac74', '#e8c998'], size: [48, 15], curled: true },
  hemp: { colours: ['#d9c99e', '#c8b686', '#e6dab6', '#b3a070'], size: [34, 7], curled: true },
} as const satisfies Record<string, Grain>

const strip = (canvas: Canvas, shaving: { x: number; y: number; long: number; thick: number; colour: string }) => {
  const { random } = canvas
  const turn = random.between(0, 360)
  const long = shaving.long * random.between(0.35, 1.1)
  const bend = long * random.between(-0.3, 0.3)
  const wide = shaving.thick * random.between(0.35, 0.75)
  const at = (along: number, across: number) => pair(turned([along, across], turn))
  const line = `M${at(0, -wide * 0.6)}Q${at(long * 0.5, bend - wide)} ${at(long, -wide * 0.4)}L${at(long * 0.96, wide * 0.7)}Q${at(long * 0.5, bend + wide)} ${at(long * 0.04, wide * 0.5)}Z`
  return `<g transform="translate(${shaving.x} ${shaving.y})"><path d="${line}" fill="${shift(shaving.colour, -0.42)}" transform="translate(1 4)"/><path d="${line}" fill="${shaving.colour}"/><path d="M${at(long * 0.08, -wide * 0.4)}Q${at(long * 0.5, bend - wide * 0.8)} ${at(long * 0.95, -wide * 0.2)}" fill="none" stroke="${shift(shaving.colour, 0.4)}" stroke-width="1.6" opacity="0.7"/></g>`
}

/** A mound of loose stuff: every grain lit by its place on the mound, the top ones last. */
export const heap = (
  canvas: Canvas,
  mound: { x: number; y: number; rx: number; ry: number; count: number; grain: Grain },
) => {
  const { random, light } = canvas
  const { size, colours } = mound.grain
  const pieces = Array.from({ length: mound.count }, (_, index) => {
    const angle = random.between(0, Math.PI * 2)
    const out = Math.sqrt(random.unit())
    const [u, v] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const normal = { x: u * 0.8, y: v * 0.7 - 0.25, z: Math.sqrt(Math.max(0, 1 - out * out)) * 0.9 }
    const amount = facing(light, normal) * 0.95 + random.spread() * 0.16 - (1 - index / mound.count) * 0.25
    const [x, y] = [round(mound.x + u * mound.rx), round(mound.y + v * mound.ry)]
    const colour = lit(light, { colour: random.pick(colours), amount })
    if (mound.grain.curled) return strip(canvas, { x, y, long: size[0], thick: size[1], colour })
    const turn = random.between(0, 180).toFixed(0)
    const [rx, ry] = [round((size[0] / 2) * random.between(0.7, 1.2)), round((size[1] / 2) * random.between(0.7, 1.2))]
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-rx}" y="${-ry}" width="${rx * 2}" height="${round(ry * 2)}" rx="${round(ry * 0.9)}" fill="${shift(colour, -0.45)}" transform="translate(1.5 2.5)"/><rect x="${-rx}" y="${-ry}" width="${rx * 2}" height="${round(ry * 2)}" rx="${round(ry * 0.9)}" fill="${colour}"/></g>`
  })
  const under = `<ellipse cx="${mound.x}" cy="${mound.y}" rx="${mound.rx}" ry="${mound.ry}" fill="${shift(colours[0], mound.grain.curled ? -0.38 : -0.55)}"/>`
  return group('', under, ...pieces)
}
