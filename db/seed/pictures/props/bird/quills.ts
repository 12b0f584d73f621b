import type { Point } from '../../geometry.ts'
import { type Canvas, group, pool } from '../../paint.ts'
import { type Feathering, feather } from './feather.ts'

export type Fan = Feathering & {
  at: Point
  /** Degrees of the first and last quill; 0 points right, -90 up. */
  from: number
  to: number
  count: number
  /** How much the quills bow: positive droops. */
  bend: number
}

/** Long quills spread from one root: a tail, or the end of a wing. */
export const fan = (canvas: Canvas, tail: Fan) => {
  const { random } = canvas
  const quills = Array.from({ length: tail.count }, (_, index) => {
    const share = tail.count > 1 ? index / (tail.count - 1) : 0.5
    return feather(canvas, {
      ...tail,
      at: [tail.at[0] + random.spread() * 4, tail.at[1] + (share - 0.5) * 22],
      turn: tail.from + (tail.to - tail.from) * share + random.spread() * 3,
      length: tail.length * random.between(0.9, 1.04) * (1 - Math.abs(share - 0.4) * 0.25),
      normal: { x: 0.15, y: -0.55 + share * 0.7, z: 0.7 - share * 0.2 },
      bend: tail.bend * (0.6 + share * 0.6),
    })
  })
  return group('', ...quills)
}

export type Wing = {
  /** The shoulder, and where the folded quills end. */
  shoulder: Point
  tip: Point
  depth: number
  coverts: Feathering
  quills: Feathering
}

/** A folded wing: long quills at the rear, tiled coverts in front, and the shade it throws on the flank. */
export const wing = (canvas: Canvas, folded: Wing) => {
  const { random } = canvas
  const { shoulder, tip, depth } = folded
  const [dx, dy] = [tip[0] - shoulder[0], tip[1] - shoulder[1]]
  const span = Math.hypot(dx, dy)
  const lean = (Math.atan2(dy, dx) * 180) / Math.PI
  const place = (along: number, down: number): Point => {
    const full = Math.sin(Math.min(1, along * 1.15 + 0.12) * Math.PI) ** 0.7
    return [
      shoulder[0] + dx * along - (dy / span) * down * depth * full,
      shoulder[1] + dy * along + (dx / span) * down * depth * full,
    ]
  }
  const row = (line: { along: number; count: number; grown: Feathering; lift: number }) =>
    Array.from({ length: line.count }, (_, index) => {
      const down = 1 - (index / Math.max(1, line.count - 1)) * 2
      return feather(canvas, {
        ...line.grown,
        at: place(line.along - down * down * 0.1 - down * 0.05 + random.spread() * 0.04, down),
        turn: lean - down * 9 + random.spread() * 6,
        length: line.grown.length * random.between(0.92, 1.08),
        normal: { x: -0.15, y: down * 0.62 - 0.12, z: 0.75 - line.lift },
        bend: 0.05,
      })
    })
  const shade = pool(canvas, {
    x: (shoulder[0] + tip[0]) / 2 + 4,
    y: (shoulder[1] + tip[1]) / 2 + depth * 0.75,
    rx: span * 0.58,
    ry: depth * 0.75,
    turn: lean,
    colour: '#150d0a',
    opacity: 0.42,
  })
  const long = [0.52, 0.42, 0.32].flatMap((along) =>
    row({ along, count: 8, grown: { ...folded.quills, length: span * (0.98 - along) * 1.02 }, lift: 0.12 }),
  )
  const tiles = [0.42, 0.34, 0.27, 0.2, 0.13, 0.07, 0.02, -0.03].flatMap((along, index) =>
    row({ along, count: 9 - Math.floor(index / 2), grown: folded.coverts, lift: 0 }),
  )
  return group('', shade, ...long, group(`filter="${canvas.blur(1)}"`, ...tiles))
}
