import { mix, multiply, shift } from '../colour.ts'
import { type Canvas, group, linear, pool, radial, round } from '../paint.ts'
import { relief } from '../texture.ts'
import { egg } from './egg.ts'
import type { Shell } from './shells.ts'

export type Cups = {
  /** Middle of the far row, and the distance between neighbouring cups there. */
  x: number
  y: number
  pitch: number
  columns: number
  rows: number
  colour: string
  shell: Shell
  /** Cups left empty, counted row by row from the far left. */
  gaps?: readonly number[]
  /** How much wider each row is than the one behind. */
  nearer?: number
}

const rowsOf = (cups: Cups) => {
  const nearer = cups.nearer ?? 1.045
  let y = cups.y
  return Array.from({ length: cups.rows }, (_, row) => {
    const pitch = cups.pitch * nearer ** row
    const line = { y, pitch, left: cups.x - (pitch * (cups.columns - 1)) / 2 }
    y += pitch * 0.74
    return line
  })
}

const hollow = (canvas: Canvas, cup: { x: number; y: number; pitch: number; colour: string }) => {
  const fill = radial(canvas, {
    x: cup.x + canvas.light.x * cup.pitch * 0.08,
    y: cup.y + cup.pitch * 0.12,
    r: cup.pitch * 0.52,
    squash: 0.8,
    stops: [
      [0, mix([cup.colour, '#140f0c'], 0.82)],
      [0.6, mix([cup.colour, '#1a1410'], 0.6)],
      [1, multiply(cup.colour, canvas.light.shade)],
    ],
  })
  return `<ellipse cx="${round(cup.x)}" cy="${round(cup.y)}" rx="${round(cup.pitch * 0.47)}" ry="${round(cup.pitch * 0.37)}" fill="${fill}"/>`
}

const nearWall = (canvas: Canvas, cup: { x: number; y: number; pitch: number; colour: string }) => {
  const { pitch: p, x } = cup
  const top = cup.y + p * 0.1
  const fill = linear(canvas, {
    from: [x, top],
    to: [x, top + p * 0.5],
    stops: [
      [0, mix([cup.colour, canvas.light.key], 0.3)],
      [0.3, cup.colour],
      [1, multiply(cup.colour, canvas.light.shade)],
    ],
  })
  return `<path d="M${round(x - p * 0.54)} ${round(top - p * 0.05)}C${round(x - p * 0.36)} ${round(top + p * 0.03)} ${round(x - p * 0.26)} ${round(top + p * 0.2)} ${round(x)} ${round(top + p * 0.21)}S${round(x + p * 0.36)} ${round(top + p * 0.03)} ${round(x + p * 0.54)} ${round(top - p * 0.05)}V${round(top + p * 0.5)}H${round(x - p * 0.54)}Z" fill="${fill}"/>`
}

const peak = (canvas: Canvas, cone: { x: number; y: number; pitch: number; colour: string }) => {
  const { pitch: p, x, y } = cone
  const { light } = canvas
  const bright = mix([cone.colour, light.key], 0.42)
  const fill = linear(canvas, {
    from: [x + light.x * p * 0.17, y],
    to: [x - light.x * p * 0.17, y + p * 0.1],
    stops: [
      [0, bright],
      [0.5, cone.colour],
      [1, multiply(cone.colour, light.shade)],
    ],
  })
  return `<path d="M${round(x - p * 0.19)} ${round(y + p * 0.32)}C${round(x - p * 0.12)} ${round(y + p * 0.1)} ${round(x - p * 0.1)} ${round(y - p * 0.14)} ${round(x)} ${round(y - p * 0.15)}S${round(x + p * 0.12)} ${round(y + p * 0.1)} ${round(x + p * 0.19)} ${round(y + p * 0.32)}Q${round(x)} ${round(y + p * 0.4)} ${round(x - p * 0.19)} ${round(y + p * 0.32)}Z" fill="${fill}"/>`
}

const bulge = (canvas: Canvas, cup: { x: number; y: number; pitch: number; colour: string }) => {
  const { pitch: p, x } = cup
  const top = cup.y + p * 0.34
  const fill = radial(canvas, {
    x: x + canvas.light.x * p * 0.14,
    y: top,
    r: p * 0.55,
    squash: 0.9,
    stops: [
      [0, mix([cup.colour, canvas.light.key], 0.25)],
      [0.55, cup.colour],
      [1, multiply(cup.colour, canvas.light.shade)],
    ],
  })
  return `<path d="M${round(x - p * 0.46)} ${round(top - p * 0.06)}C${round(x - p * 0.42)} ${round(top + p * 0.5)} ${round(x + p * 0.42)} ${round(top + p * 0.5)} ${round(x + p * 0.46)} ${round(top - p * 0.06)}Q${round(x)} ${round(top + p * 0.12)} ${round(x - p * 0.46)} ${round(top - p * 0.06)}Z" fill="${fill}"/>`
}

/** Where the pulp block lies: for lids, tables and shadows that must meet it. */
export const pulpBounds = (cups: Cups) => {
  const lines = rowsOf(cups)
  const [far, near] = [lines[0] ?? { y: 0, pitch: 0 }, lines.at(-1) ?? { y: 0, pitch: 0 }]
  return {
    top: far.y - far.pitch * 0.42,
    bottom: near.y + near.pitch * 0.74,
    farHalf: (far.pitch * (cups.columns + 0.12)) / 2,
    nearHalf: (near.pitch * (cups.columns + 0.12)) / 2,
  }
}

/** A block of pulp cups filled with standing eggs, far row first. */
export const pulp = (canvas: Canvas, cups: Cups) => {
  const { random } = canvas
  const bounds = pulpBounds(cups)
  const colour = cups.colour
  const slab = `M${round(cups.x - bounds.farHalf)} ${round(bounds.top)}L${round(cups.x + bounds.farHalf)} ${round(bounds.top)}L${round(cups.x + bounds.nearHalf)} ${round(bounds.bottom - 12)}Q${round(cups.x + bounds.nearHalf)} ${round(bounds.bottom)} ${round(cups.x + bounds.nearHalf - 14)} ${round(bounds.bottom)}H${round(cups.x - bounds.nearHalf + 14)}Q${round(cups.x - bounds.nearHalf)} ${round(bounds.bottom)} ${round(cups.x - bounds.nearHalf)} ${round(bounds.bottom - 12)}Z`
  const base = linear(canvas, {
    from: [0, bounds.top],
    to: [0, bounds.bottom],
    stops: [
      [0, shift(colour, -0.1)],
      [1, shift(colour, -0.28)],
    ],
  })
  const rough = relief(canvas, { frequency: '0.2', depth: 0.9, octaves: 3 })
  const rows = rowsOf(cups).map((line, row) => {
    const places = Array.from({ length: cups.columns }, (_, column) => ({
      x: line.left + column * line.pitch,
      y: line.y,
      pitch: line.pitch,
      colour,
      column,
    }))
    const corners = Array.from({ length: cups.columns - 1 }, (_, column) => ({
      x: line.left + (column + 0.5) * line.pitch,
      y: line.y + line.pitch * 0.06,
      pitch: line.pitch,
      colour,
    }))
    const filled = places.filter((place) => !cups.gaps?.includes(row * cups.columns + place.column))
    const standing = filled.map((place) =>
      egg(canvas, {
        x: place.x + random.spread() * 4,
        y: place.y - place.pitch * 0.02,
        size: place.pitch * 1.06,
        turn: random.spread() * 14,
        shell: cups.shell,
        depth: random.between(0.84, 0.92),
      }),
    )
    const shade = places.map((place) =>
      pool(canvas, {
        x: place.x - canvas.light.x * place.pitch * 0.2,
        y: place.y + place.pitch * 0.2,
        rx: place.pitch * 0.5,
        ry: place.pitch * 0.3,
        colour: '#140d08',
        opacity: 0.5,
      }),
    )
    return group(
      '',
      group(`filter="${rough}"`, ...places.map((place) => hollow(canvas, place))),
      ...shade,
      ...standing,
      group(
        `filter="${rough}"`,
        ...places.map((place) => nearWall(canvas, place)),
        ...corners.map((corner) => peak(canvas, corner)),
        ...(row === cups.rows - 1 ? places.map((place) => bulge(canvas, place)) : []),
      ),
    )
  })
  return `<path d="${slab}" fill="${base}" filter="${rough}"/>${rows.join('')}`
}
