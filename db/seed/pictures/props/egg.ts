import { mix, multiply, shift } from '../colour.ts'
import { closed, type Point, turned } from '../geometry.ts'
import { type Canvas, group, linear, pool, radial, round } from '../paint.ts'
import { stain } from '../texture.ts'
import type { Shell } from './shells.ts'

export type EggSpot = {
  x: number
  y: number
  /** Length from end to end. */
  size: number
  /** Degrees; 0 points the blunt end up, 90 to the right. */
  turn: number
  shell: Shell
  /** Seen along its length it looks shorter: 1 is side on, 0.8 nearly end on. */
  depth?: number
}

const slimness = 0.75

const outline = (egg: EggSpot): Point[] => {
  const half = (egg.size / 2) * (egg.depth ?? 1)
  const wide = (egg.size / 2) * slimness
  return Array.from({ length: 28 }, (_, step) => {
    const angle = (step / 28) * Math.PI * 2
    const along = Math.cos(angle)
    const point = turned([Math.sin(angle) * wide * (1 + 0.13 * along), -along * half], egg.turn)
    return [egg.x + point[0], egg.y + point[1]]
  })
}

const tinted = (canvas: Canvas, shell: Shell) => {
  const { random } = canvas
  const lightness = random.spread() * 0.1 * shell.variety
  return mix(
    [shift(shell.base, lightness), random.pick(['#c98f5e', '#f2e2c4', '#b98b6a'])],
    random.unit() * 0.14 * shell.variety,
  )
}

/** The place of a unit-sphere direction on the egg, in picture space. */
const onto = (egg: EggSpot, direction: Point): Point => {
  const squash = slimness / (egg.depth ?? 1)
  const local = turned(direction, -egg.turn)
  const half = (egg.size / 2) * (egg.depth ?? 1)
  const point = turned([local[0] * half * squash, local[1] * half], egg.turn)
  return [egg.x + point[0], egg.y + point[1]]
}

const body = (canvas: Canvas, egg: { spot: EggSpot; path: string; colour: string }) => {
  const { light } = canvas
  const { spot, colour } = egg
  const half = (spot.size / 2) * (spot.depth ?? 1)
  const squash = slimness / (spot.depth ?? 1)
  const focus = onto(spot, [light.x * 0.42, light.y * 0.42])
  const dark = multiply(colour, light.shade)
  const fill = radial(canvas, {
    x: focus[0],
    y: focus[1],
    r: half * 1.42,
    squash,
    turn: spot.turn + 90,
    stops: [
      [0, mix([colour, light.key], 0.46)],
      [0.15, mix([colour, light.key], 0.38)],
      [0.3, mix([colour, light.key], 0.18)],
      [0.45, colour],
      [0.58, mix([colour, dark], 0.2)],
      [0.7, mix([colour, dark], 0.5)],
      [0.84, mix([colour, dark], 0.88)],
      [1, mix([dark, '#241a16'], 0.25)],
    ],
  })
  return `<path d="${egg.path}" fill="${fill}"/>`
}

const bounce = (canvas: Canvas, egg: { spot: EggSpot; path: string; colour: string }) => {
  const { light } = canvas
  const { spot } = egg
  const away = onto(spot, [-light.x * 0.22, Math.abs(light.y) * -0.34 - 0.06])
  const glow = mix([egg.colour, light.bounce], 0.5)
  const rim = radial(canvas, {
    x: away[0],
    y: away[1],
    r: (spot.size / 2) * (spot.depth ?? 1) * 1.34,
    squash: slimness / (spot.depth ?? 1),
    turn: spot.turn + 90,
    stops: [
      [0.7, glow, 0],
      [0.9, glow, 0.34],
      [1, glow, 0.5],
    ],
  })
  return `<path d="${egg.path}" fill="${rim}"/>`
}

const speckles = (canvas: Canvas, egg: EggSpot) => {
  const { marks } = egg.shell
  const { random } = canvas
  if (!marks) return ''
  const spots = Array.from({ length: marks.count }, () => {
    const [height, angle] = [random.between(-1, 1), random.between(0, Math.PI)]
    const lifted = random.unit() < marks.crowd ? height * 0.5 - 0.45 : height
    const ring = Math.sqrt(Math.max(0, 1 - lifted * lifted))
    const place: Point = [Math.cos(angle) * ring * 0.97, lifted * 0.97]
    const [x, y] = onto(egg, turned(place, egg.turn))
    const big = (marks.size[0] + (marks.size[1] - marks.size[0]) * random.unit() ** 3) * egg.size
    const thin = Math.max(0.35, Math.sqrt(Math.max(0, 1 - place[0] ** 2 - place[1] ** 2)))
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(big)}" ry="${round(big * thin * random.between(0.6, 1))}" transform="rotate(${random.between(0, 180).toFixed(0)} ${round(x)} ${round(y)})" opacity="${random.between(0.35, 0.85).toFixed(2)}"/>`
  })
  return `<g fill="${marks.colour}">${spots.join('')}</g>`
}

const shine = (canvas: Canvas, egg: EggSpot) => {
  const { light } = canvas
  const soft = onto(egg, [light.x * 0.45, light.y * 0.45])
  const turn = (Math.atan2(light.y, light.x) * 180) / Math.PI + 90
  const strength = egg.shell.gloss
  return (
    pool(canvas, {
      x: soft[0],
      y: soft[1],
      rx: egg.size * 0.26,
      ry: egg.size * 0.2,
      turn,
      colour: light.key,
      opacity: 0.16 + strength * 0.24,
    }) +
    pool(canvas, {
      x: soft[0],
      y: soft[1],
      rx: egg.size * 0.1,
      ry: egg.size * 0.055,
      turn,
      colour: '#ffffff',
      opacity: strength * 0.8,
    })
  )
}

/** The dark that an egg throws on what it lies on; drawn before it. */
const eggShadow = (canvas: Canvas, egg: EggSpot) => {
  const { light } = canvas
  const low = egg.size * 0.26
  return (
    pool(canvas, {
      x: egg.x - light.x * egg.size * 0.28,
      y: egg.y + low,
      rx: egg.size * 0.62,
      ry: egg.size * 0.36,
      colour: '#20150e',
      opacity: 0.55,
    }) +
    pool(canvas, {
      x: egg.x - light.x * egg.size * 0.08,
      y: egg.y + low,
      rx: egg.size * 0.46,
      ry: egg.size * 0.26,
      colour: '#150d08',
      opacity: 0.75,
    })
  )
}

/** One egg: body, speckles under the shade, reflected light and shine. */
export const egg = (canvas: Canvas, spot: EggSpot) => {
  const path = closed(outline(spot))
  const painted = { spot, path, colour: tinted(canvas, spot.shell) }
  const shade = linear(canvas, {
    from: onto(spot, [canvas.light.x, canvas.light.y]),
    to: onto(spot, [-canvas.light.x, -canvas.light.y]),
    stops: [
      [0.4, '#1d1410', 0],
      [1, '#1d1410', 0.4],
    ],
  })
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return [
    body(canvas, painted),
    `<g clip-path="${clip}">${speckles(canvas, spot)}</g>`,
    `<path d="${path}" fill="${shade}"/>`,
    bounce(canvas, painted),
    shine(canvas, spot),
  ].join('')
}

/** Eggs lying together, far ones first, each with its shadow on what is behind; chalk gives the shells their pores. */
export const clutch = (canvas: Canvas, spots: readonly EggSpot[]) => {
  const chalk = stain(canvas, { frequency: '0.45', colour: [0.24, 0.16, 0.1], strength: 0.11 })
  const laid = spots.toSorted((a, b) => a.y - b.y).flatMap((spot) => [eggShadow(canvas, spot), egg(canvas, spot)])
  return group(`filter="${chalk}"`, ...laid)
}
