import type { Point } from '../../geometry.ts'

/** A bird seen from its left side is a tube along its spine: nodes run from the tail to the crown, with their radius. */
export type Node = readonly [x: number, y: number, radius: number]

export type Station = {
  x: number
  y: number
  radius: number
  ahead: Point
  across: Point
  at: number /** Units that the spine covers here for a whole share. */
  pace: number
}

const blend = (line: readonly [number, number, number, number], t: number) => {
  const [a, b, c, d] = line
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

const place = (nodes: readonly Node[], share: number): Node => {
  const last = nodes.length - 1
  const spot = Math.min(last - 1e-6, Math.max(0, share * last))
  const index = Math.floor(spot)
  const node = (offset: number): Node => nodes[Math.min(last, Math.max(0, index + offset))] ?? [0, 0, 0]
  const four = [node(-1), node(0), node(1), node(2)] as const
  const axis = (key: 0 | 1 | 2) => blend([four[0][key], four[1][key], four[2][key], four[3][key]], spot - index)
  return [axis(0), axis(1), Math.max(1, axis(2))]
}

/** The spine at a share of its way from tail (0) to crown (1). */
export const station = (nodes: readonly Node[], share: number): Station => {
  const [x, y, radius] = place(nodes, share)
  const [before, after] = [place(nodes, share - 0.02), place(nodes, share + 0.02)]
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  const ahead: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
  return { x, y, radius, ahead, across: [ahead[1], -ahead[0]], at: share, pace: Math.max(60, length / 0.04) }
}

/** The picture place and the surface normal at a station; side runs from the back (-1) to the belly (1). */
export const surface = (stop: Station, side: number) => {
  const out = side * stop.radius
  const flat = Math.min(1, Math.max(-1, side))
  const up = Math.sqrt(1 - flat * flat)
  return {
    x: stop.x + stop.across[0] * out,
    y: stop.y + stop.across[1] * out,
    normal: { x: stop.across[0] * flat, y: stop.across[1] * flat, z: up },
  }
}
