import { round } from './paint.ts'

export type Point = readonly [x: number, y: number]

/** A smooth closed outline through the points. */
export const closed = (points: readonly Point[]) => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const curves = points.map((_, index) => curve([at(index - 1), at(index), at(index + 1), at(index + 2)]))
  return `M${pair(at(0))}${curves.join('')}Z`
}

/** A smooth open line through the points. */
export const open = (points: readonly Point[]) => {
  const last = points.length - 1
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? [0, 0]
  const curves = points
    .slice(0, last)
    .map((_, index) => curve([at(index - 1), at(index), at(index + 1), at(index + 2)]))
  return `M${pair(at(0))}${curves.join('')}`
}

export const polygon = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`

export const pair = (point: Point) => `${round(point[0])} ${round(point[1])}`

const curve = ([before, from, to, after]: readonly [Point, Point, Point, Point]) => {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${pair(first)} ${pair(second)} ${pair(to)}`
}

/** The point turned by degrees about the origin. */
export const turned = (point: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos]
}

/** Between the corners of a four-sided face: u runs along the first edge, v across to the third. */
export const within = (face: readonly [Point, Point, Point, Point], spot: { u: number; v: number }): Point => {
  const { u, v } = spot
  const axis = (index: 0 | 1) =>
    face[0][index] * (1 - u) * (1 - v) +
    face[1][index] * u * (1 - v) +
    face[2][index] * u * v +
    face[3][index] * (1 - u) * v
  return [axis(0), axis(1)]
}
