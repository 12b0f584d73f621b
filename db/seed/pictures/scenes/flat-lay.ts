import { mix, shift } from '../colour.ts'
import { open, type Point, turned } from '../geometry.ts'
import { type Canvas, group, linear, rect, round } from '../paint.ts'
import { clutch } from '../props/egg.ts'
import type { Shell } from '../props/shells.ts'
import { stain } from '../texture.ts'

const folds = (canvas: Canvas, cloth: string) => {
  const { random, width, height } = canvas
  return Array.from({ length: 9 }, (_, index) => {
    const start: Point = [random.between(-100, width * 0.3), (index / 8) * height * 1.2 - 80]
    const line = open([
      start,
      [start[0] + 380, start[1] + random.between(-120, 60)],
      [start[0] + 800, start[1] + random.between(-160, 80)],
      [width + 100, start[1] + random.between(-240, 40)],
    ])
    const wide = random.between(18, 60)
    return `<path d="${line}" stroke="${shift(cloth, -0.4)}" stroke-width="${round(wide)}" opacity="0.34"/><path d="${line}" stroke="${mix([cloth, canvas.light.key], 0.8)}" stroke-width="${round(wide * 0.7)}" opacity="0.5" transform="translate(${round(canvas.light.x * wide)} ${round(canvas.light.y * wide)})"/>`
  })
}

/** Rumpled linen that fills the picture. */
const linen = (canvas: Canvas, cloth: string) => {
  const { width, height, light } = canvas
  const fall = linear(canvas, {
    from: [width * (0.5 + light.x * 0.5), 0],
    to: [width * (0.5 - light.x * 0.5), height],
    stops: [
      [0, mix([cloth, light.key], 0.5)],
      [0.5, cloth],
      [1, mix([cloth, light.shade], 0.5)],
    ],
  })
  const weave = stain(canvas, { frequency: '0.5 0.06', colour: [0.2, 0.15, 0.1], strength: 0.2 })
  const weft = stain(canvas, { frequency: '0.06 0.5', colour: [0.2, 0.15, 0.1], strength: 0.2 })
  return group(
    `filter="${weave}"`,
    group(
      `filter="${weft}"`,
      rect(canvas, fall),
      group(`fill="none" filter="${canvas.blur(14)}"`, ...folds(canvas, cloth)),
    ),
  )
}

/** A dropped feather: a bent shaft with its web in fine strokes. */
const plume = (canvas: Canvas, quill: { at: Point; turn: number; length: number; colour: string }) => {
  const { random } = canvas
  const spine = (share: number): Point => [quill.length * share, Math.sin(share * 2) * quill.length * 0.09]
  const barbs = Array.from({ length: 150 }, (_, index) => {
    const share = 0.2 + (index / 150) * 0.8
    const root = spine(share)
    const reach =
      quill.length * 0.16 * Math.sin(Math.min(1, (1 - share) * 2.4 + 0.1) * 1.57) * random.between(0.85, 1.05)
    return [-1, 1]
      .map(
        (side) =>
          `<path d="M${round(root[0])} ${round(root[1])}q${round(reach * 0.5)} ${round(side * reach * 0.35)} ${round(reach * 0.75)} ${round(side * reach)}" stroke="${shift(quill.colour, random.spread() * 0.14 - (side > 0 ? 0.12 : 0))}"/>`,
      )
      .join('')
  })
  const shaft = open([spine(0), spine(0.35), spine(0.7), spine(1)])
  const move = `translate(${round(quill.at[0])} ${round(quill.at[1])}) rotate(${round(quill.turn)})`
  return group(
    `fill="none"`,
    `<path d="${shaft}" transform="translate(8 12) ${move}" stroke="#1a100a" stroke-width="${round(quill.length * 0.2)}" opacity="0.3" filter="${canvas.blur(9)}"/>`,
    group(
      `transform="${move}" stroke-width="2.6"`,
      ...barbs,
      `<path d="${shaft}" stroke="${shift(quill.colour, 0.5)}" stroke-width="4"/>`,
    ),
  )
}

/** Eggs laid out on cloth, seen from above, with a feather. */
export const flatLay = (
  canvas: Canvas,
  table: { shells: readonly [Shell, ...Shell[]]; cloth: string; count: number; size: number; feather: string },
) => {
  const { random, width, height } = canvas
  const columns = Math.ceil(Math.sqrt(table.count * 1.15))
  const rows = Math.ceil(table.count / columns)
  const eggs = Array.from({ length: table.count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const spot = turned(
      [(column - (columns - 1) / 2 + (row % 2) * 0.3) * table.size * 1.08, (row - (rows - 1) / 2) * table.size * 1.02],
      -8,
    )
    return {
      x: width * 0.46 + spot[0] + random.spread() * 9,
      y: height * 0.5 + spot[1] + random.spread() * 9,
      size: table.size * random.between(0.94, 1.04),
      turn: 20 + random.spread() * 40,
      shell: table.shells[index % table.shells.length] ?? table.shells[0],
    }
  })
  return [
    linen(canvas, table.cloth),
    plume(canvas, { at: [width * 0.7, height * 0.93], turn: -62, length: 400, colour: table.feather }),
    clutch(canvas, eggs),
  ]
}
