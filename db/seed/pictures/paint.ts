import { type Light, type LightName, lights } from './light.ts'
import { type Random, randomFrom } from './random.ts'

/** What every brush needs: the size, the light, the seed, and the list that its definitions go to. */
export type Canvas = {
  width: number
  height: number
  light: Light
  random: Random
  define: (markup: (id: string) => string) => string
  /** A filter that blurs by so many units, defined once for each amount. */
  blur: (amount: number) => string
  definitions: () => string
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export const round = (value: number) => Math.round(value * 10) / 10

export const canvasFor = (setup: { seed: string; light: LightName; width?: number; height?: number }): Canvas => {
  const kept: string[] = []
  const blurs = new Map<number, string>()
  const define = (markup: (id: string) => string) => {
    const id = `d${kept.length}`
    kept.push(markup(id))
    return `url(#${id})`
  }
  const blur = (amount: number) => {
    const found = blurs.get(amount)
    if (found) return found
    const made = define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    )
    blurs.set(amount, made)
    return made
  }
  return {
    width: setup.width ?? 1200,
    height: setup.height ?? 900,
    light: lights[setup.light],
    random: randomFrom(setup.seed),
    define,
    blur,
    definitions: () => kept.join(''),
  }
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

/** A linear gradient between two points of the picture. */
export const linear = (
  canvas: Canvas,
  shape: { from: readonly [number, number]; to: readonly [number, number]; stops: readonly Stop[] },
) =>
  canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(shape.from[0])}" y1="${round(shape.from[1])}" x2="${round(shape.to[0])}" y2="${round(shape.to[1])}">${stopsOf(shape.stops)}</linearGradient>`,
  )

/** A radial gradient; `squash` flattens it (1 is a circle), `turn` is in degrees. */
export const radial = (
  canvas: Canvas,
  shape: { x: number; y: number; r: number; squash?: number; turn?: number; stops: readonly Stop[] },
) =>
  canvas.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${round(shape.x)} ${round(shape.y)}) rotate(${round(shape.turn ?? 0)}) scale(${round(shape.r)} ${round(shape.r * (shape.squash ?? 1))})">${stopsOf(shape.stops)}</radialGradient>`,
  )

export const group = (attributes: string, ...parts: string[]) => `<g ${attributes}>${parts.join('')}</g>`

export const rect = (canvas: Canvas, fill: string) =>
  `<rect x="-150" y="-150" width="${canvas.width + 300}" height="${canvas.height + 300}" fill="${fill}"/>`

/** A soft pool of one colour: shadow, glow, or a far-off shape. */
export const pool = (
  canvas: Canvas,
  spot: { x: number; y: number; rx: number; ry: number; colour: string; opacity: number; turn?: number },
) => {
  const stops: Stop[] = [
    [0, spot.colour, spot.opacity],
    [0.45, spot.colour, spot.opacity * 0.62],
    [0.75, spot.colour, spot.opacity * 0.18],
    [1, spot.colour, 0],
  ]
  const fill = radial(canvas, {
    x: spot.x,
    y: spot.y,
    r: spot.rx,
    squash: spot.ry / spot.rx,
    turn: spot.turn ?? 0,
    stops,
  })
  return `<ellipse cx="${round(spot.x)}" cy="${round(spot.y)}" rx="${round(spot.rx)}" ry="${round(spot.ry)}" transform="rotate(${round(spot.turn ?? 0)} ${round(spot.x)} ${round(spot.y)})" fill="${fill}"/>`
}
