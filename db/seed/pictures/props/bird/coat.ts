import { shift } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import { facing, lit } from '../../light.ts'
import { type Canvas, group, round } from '../../paint.ts'
import { barb, type Feathering, feather } from './feather.ts'
import { type Node, type Station, station, surface } from './frame.ts'

/** What grows where: `at` runs from tail (0) to crown (1), `side` from the back (-1) to the belly (1). */
export type Plumage = (spot: { at: number; side: number }) => Feathering

export type Coat = {
  nodes: readonly Node[]
  plumage: Plumage
  /** Loose feathering stands off the body: 0 is sleek, 1 a silkie. */
  fluff: number
  from?: number
  to?: number
}

const degrees = (direction: Point) => (Math.atan2(direction[1], direction[0]) * 180) / Math.PI

const lie = (canvas: Canvas, spot: { stop: Station; side: number; fluff: number }) => {
  const back = degrees([-spot.stop.ahead[0], -spot.stop.ahead[1]])
  return back + spot.side * (3 + spot.fluff * 34) + canvas.random.spread() * (5 + spot.fluff * 26)
}

const ground = (canvas: Canvas, coat: Coat) => {
  const [from, to] = [coat.from ?? 0, coat.to ?? 1]
  const discs = Array.from({ length: 90 }, (_, index) => {
    const stop = station(coat.nodes, from + ((to - from) * index) / 89)
    const head = stop.at > 0.84
    const depth = head ? 0.9 : 0.72
    const discs = head
      ? ([[0, 0.97]] as const)
      : ([
          [0, 0.97],
          [-0.45, 0.53],
          [0.45, 0.53],
        ] as const)
    return discs.map(([side, share]) => {
      const spot = surface(stop, side)
      const { colour } = coat.plumage({ at: stop.at, side: side * 1.6 })
      const tone = lit(canvas.light, { colour, amount: facing(canvas.light, surface(stop, side * 1.7).normal) * depth })
      return `<circle cx="${round(spot.x)}" cy="${round(spot.y)}" r="${round(stop.radius * share)}" fill="${tone}"/>`
    })
  })
  return discs.flat().join('')
}

const rows = (canvas: Canvas, coat: Coat) => {
  const parts: string[] = []
  const { random } = canvas
  let at = coat.from ?? 0
  const end = coat.to ?? 1
  while (at < end) {
    const stop = station(coat.nodes, at)
    const middle = coat.plumage({ at, side: 0 })
    const count = Math.max(3, Math.round((stop.radius * 2.3) / middle.width))
    const offset = random.unit()
    const sides = Array.from({ length: count }, (_, index) =>
      Math.sin((((index + offset) / count) * 2 - 1) * 1.5),
    ).toSorted((a, b) => Math.abs(b) - Math.abs(a))
    for (const side of sides) {
      const spot = surface(stop, side * 0.97)
      const grown = coat.plumage({ at, side })
      const width = grown.width * (0.55 + 0.45 * spot.normal.z) * random.between(0.85, 1.15)
      parts.push(
        feather(canvas, {
          ...grown,
          width,
          length: grown.length * random.between(0.85, 1.15),
          at: [spot.x, spot.y],
          turn: lie(canvas, { stop, side, fluff: coat.fluff }),
          normal: spot.normal,
        }),
      )
    }
    at += (middle.length * 0.3) / stop.pace
  }
  return parts.join('')
}

const hairs = (canvas: Canvas, coat: Coat & { count: number }) => {
  const { random } = canvas
  const [from, to] = [coat.from ?? 0, coat.to ?? 1]
  const strokes = Array.from({ length: coat.count }, () => {
    const stop = station(coat.nodes, from + (to - from) * random.unit())
    const side = Math.sin(random.between(-1.55, 1.55))
    const spot = surface(stop, side * (0.98 + coat.fluff * 0.05))
    const grown = coat.plumage({ at: stop.at, side })
    const colour = grown.stripe && random.unit() < 0.5 ? grown.stripe : grown.colour
    return barb(canvas, {
      at: [spot.x, spot.y],
      turn: lie(canvas, { stop, side, fluff: coat.fluff }),
      length: grown.length * random.between(0.35, 0.75),
      colour: shift(colour, random.spread() * 0.1),
      normal: spot.normal,
    })
  })
  return `<g fill="none" stroke-width="${1.2 + coat.fluff}" stroke-linecap="round" opacity="0.55">${strokes.join('')}</g>`
}

/** The end of the tube rounded off: a skull, whose feathers lie back from the beak. */
const skull = (canvas: Canvas, coat: Coat) => {
  const { random } = canvas
  const end = station(coat.nodes, 1)
  const size = end.radius / 36
  const crown = coat.plumage({ at: 1, side: 0 })
  const grownAs = { length: Math.min(15 * size, crown.length), width: Math.min(8 * size, crown.width) }
  const dense = (8 * size) / grownAs.width
  const feathers = [0.95, 0.75, 0.55, 0.35, 0.15].flatMap((ring) =>
    Array.from({ length: Math.round((16 * ring + 3) * dense) }, () => {
      const angle = random.between(-1.75, 1.75)
      const side = Math.sin(angle) * ring
      const [x, y] = [0, 1].map(
        (axis) => (end.ahead[axis] ?? 0) * Math.cos(angle) * ring + (end.across[axis] ?? 0) * side,
      )
      const normal = { x: x ?? 0, y: y ?? 0, z: Math.sqrt(1 - ring * ring) }
      const grown = coat.plumage({ at: 1, side })
      return feather(canvas, {
        ...grown,
        ...grownAs,
        at: [end.x + normal.x * end.radius, end.y + normal.y * end.radius],
        turn: 28 + random.spread() * 18 + normal.y * -14,
        normal,
      })
    }),
  )
  return group(`filter="${canvas.blur(0.8)}"`, ...feathers)
}

/** Feathers laid like tiles over a tube, tail end first, with loose hairs over them. */
export const coat = (canvas: Canvas, grown: Coat) => group('', ground(canvas, grown), overcoat(canvas, grown))

/** The same without a ground: a mantle over feathers that are already there. */
export const overcoat = (canvas: Canvas, grown: Coat) =>
  group(
    '',
    group(`filter="${canvas.blur(1.1)}"`, rows(canvas, grown)),
    (grown.to ?? 1) === 1 ? skull(canvas, grown) : '',
    hairs(canvas, { ...grown, count: 2600 }),
  )
