import { mix, shift } from '../../colour.ts'
import { type Point, pair, turned } from '../../geometry.ts'
import { facing, lit } from '../../light.ts'
import { type Canvas, round } from '../../paint.ts'

/** What one feather looks like, whatever the light. */
export type Feathering = {
  colour: string
  length: number
  width: number
  /** The rim of a laced feather. */
  lace?: string
  /** A stripe down the middle, as in hackles. */
  stripe?: string
  /** A spot at the end, as a speckled hen has. */
  tip?: string
  /** Bars across. */
  bars?: string
}

export type Feather = Feathering & {
  at: Point
  /** Degrees; 0 points right. */
  turn: number
  normal: { x: number; y: number; z: number }
}

const blade = (quill: { at: Point; turn: number; length: number; width: number; bend?: number }) => {
  const { length: l, width: w } = quill
  const bow = (quill.bend ?? 0) * l
  const to = (x: number, y: number) => {
    const [dx, dy] = turned([x, y + bow * (x / l) ** 2], quill.turn)
    return pair([quill.at[0] + dx, quill.at[1] + dy])
  }
  return `M${to(0, 0)}C${to(l * 0.2, -w * 0.55)} ${to(l * 0.82, -w * 0.72)} ${to(l, 0)}C${to(l * 0.82, w * 0.72)} ${to(l * 0.2, w * 0.55)} ${to(0, 0)}`
}

const barred = (quill: Feather, colour: string) => {
  const count = Math.max(2, Math.round(quill.length / 13))
  return Array.from({ length: count }, (_, index) => {
    const share = 0.22 + (0.7 * (index + 0.5)) / count
    const [dx, dy] = turned([quill.length * share, 0], quill.turn)
    const side = turned([-quill.length * 0.02, quill.width * 0.46 * (1 - (share - 0.6) ** 2 * 2.2)], quill.turn)
    const bow = turned([5, 0], quill.turn)
    const from: Point = [quill.at[0] + dx - side[0], quill.at[1] + dy - side[1]]
    return `<path d="M${pair(from)}q${pair([side[0] + bow[0], side[1] + bow[1]])} ${pair([side[0] * 2, side[1] * 2])}" fill="none" stroke="${colour}" stroke-width="${(quill.length / count / 3.2).toFixed(1)}" opacity="0.6"/>`
  }).join('')
}

const spot = (quill: Feather, colour: string) => {
  const [dx, dy] = turned([quill.length * 0.84, 0], quill.turn)
  const dark = turned([quill.length * 0.7, 0], quill.turn)
  const ring = (offset: Point, size: number, fill: string) =>
    `<ellipse cx="${round(quill.at[0] + offset[0])}" cy="${round(quill.at[1] + offset[1])}" rx="${round(quill.width * size)}" ry="${round(quill.width * size)}" fill="${fill}"/>`
  return ring(dark, 0.34, '#1d1512') + ring([dx, dy], 0.27, colour)
}

/** One feather of a bird's coat: its dark underside showing past the edge, its web, and its markings. */
export const feather = (canvas: Canvas, quill: Feather & { bend?: number }) => {
  const { light, random } = canvas
  const amount = facing(light, quill.normal) * 0.95 + random.spread() * 0.045
  const toned = (colour: string) => lit(light, { colour, amount })
  const web = toned(shift(quill.colour, random.spread() * 0.04))
  const under = quill.lace ? toned(quill.lace) : mix([web, toned('#2a1f18')], 0.13)
  const inner = quill.lace
    ? { length: quill.length * 0.86, width: quill.width * 0.7 }
    : { length: quill.length * 0.965, width: quill.width * 0.93 }
  const stripe = quill.stripe
    ? `<path d="${blade({ ...quill, length: quill.length * 0.9, width: quill.width * 0.5 })}" fill="${toned(quill.stripe)}"/>`
    : ''
  const bars = quill.bars ? barred(quill, toned(quill.bars)) : ''
  const tip = quill.tip ? spot(quill, toned(quill.tip)) : ''
  return `<path d="${blade(quill)}" fill="${under}"/><path d="${blade({ ...quill, ...inner })}" fill="${web}"/>${stripe}${bars}${tip}`
}

/** The hairs of a feathered surface: fine strokes that break up its edges and catch the light. */
export const barb = (
  canvas: Canvas,
  hair: { at: Point; turn: number; length: number; colour: string; normal: { x: number; y: number; z: number } },
) => {
  const { light, random } = canvas
  const amount = facing(light, hair.normal) + random.spread() * 0.16
  const bend = turned([hair.length * 0.5, hair.length * 0.1 * random.spread()], hair.turn)
  const end = turned([hair.length, 0], hair.turn)
  return `<path d="M${pair(hair.at)}q${pair(bend)} ${pair(end)}" stroke="${lit(light, { colour: hair.colour, amount })}"/>`
}
