import { mix, multiply, shift } from '../colour.ts'
import { polygon } from '../geometry.ts'
import { type Canvas, linear, pool } from '../paint.ts'
import type { Face } from './wood.ts'

export type Box = {
  /** Lower left corner of the front. */
  x: number
  y: number
  width: number
  height: number
  /** How far the back lies to the right (or left, negative) and up. */
  back: readonly [right: number, up: number]
}

/** The three faces of a box that the viewer sees; each runs from its upper far left, clockwise. */
export const facesOf = (box: Box): { front: Face; side: Face; top: Face; inside: Face } => {
  const { x, y, width: w, height: h } = box
  const [r, u] = box.back
  const near = 0.94
  const inset = (w * (1 - near)) / 2
  const left = x + inset + r
  const right = x + w - inset + r
  const sideX = r >= 0 ? x + w : x
  const sideBack = r >= 0 ? right : left
  return {
    front: [
      [x, y - h],
      [x + w, y - h],
      [x + w, y],
      [x, y],
    ],
    side: [
      [sideX, y - h],
      [sideBack, y - h * near - u],
      [sideBack, y - u],
      [sideX, y],
    ],
    top: [
      [left, y - h * near - u],
      [right, y - h * near - u],
      [x + w, y - h],
      [x, y - h],
    ],
    inside: [
      [left, y - h * near - u],
      [right, y - h * near - u],
      [right, y - u],
      [left, y - u],
    ],
  }
}

/** A flat face under the light: brightest at the edge nearest to it. `amount` is 0 (in shade) to 1. */
export const panel = (canvas: Canvas, plate: { face: Face; colour: string; amount: number }) => {
  const { light } = canvas
  const base = mix([multiply(plate.colour, light.shade), plate.colour], plate.amount)
  const [a, , c] = plate.face
  const fill = linear(canvas, {
    from: light.x < 0 ? a : [c[0], a[1]],
    to: light.x < 0 ? c : [a[0], c[1]],
    stops: [
      [0, mix([base, light.key], 0.28 * plate.amount)],
      [0.5, base],
      [1, shift(base, -0.16)],
    ],
  })
  return `<path d="${polygon(plate.face)}" fill="${fill}" stroke="${shift(base, -0.1)}" stroke-width="1.5" stroke-linejoin="round"/>`
}

/** How much light the front, the side and the top of a box get. */
export const boxLight = (canvas: Canvas, box: Box) => ({
  front: 0.72,
  side: canvas.light.x * box.back[0] > 0 ? 0.95 : 0.25,
  top: 1,
})

export const boxShadow = (canvas: Canvas, box: Box) => {
  const middle = box.x + box.width / 2 + box.back[0] / 2
  return (
    pool(canvas, {
      x: middle - canvas.light.x * box.height * 0.5,
      y: box.y - box.back[1] * 0.35,
      rx: box.width * 0.75,
      ry: box.back[1] * 0.75 + 40,
      colour: '#1a100a',
      opacity: 0.7,
    }) +
    `<path d="${polygon([
      [box.x - 8, box.y - 6],
      [box.x + box.width + 8, box.y - 6],
      [box.x + box.width + 4, box.y + 14],
      [box.x - 4, box.y + 14],
    ])}" fill="#120b06" opacity="0.65" filter="${canvas.blur(7)}"/>`
  )
}
