import { mix, multiply, shift } from '../../colour.ts'
import { type Canvas, group, linear, round } from '../../paint.ts'
import { eye } from './hen-head.ts'

export type BillHead = {
  x: number
  y: number
  size: number
  bill: string
  /** Length of the bill against the skull. */
  reach: number
  eye: string
  ring: string
}

/** Bill and eye of a duck or goose looking left. */
export const billHead = (canvas: Canvas, head: BillHead) => {
  const { x, y, size: s, reach } = head
  const tip = x - s * (0.55 + reach)
  const upper = `M${round(x - s * 0.5)} ${round(y - s * 0.5)}C${round(x - s * 0.85)} ${round(y - s * 0.38)} ${round(x - s * (0.5 + reach * 0.5))} ${round(y + s * 0.06)} ${round(tip)} ${round(y + s * 0.16)}Q${round(tip - s * 0.1)} ${round(y + s * 0.36)} ${round(tip + s * 0.16)} ${round(y + s * 0.4)}Q${round(x - s * 0.9)} ${round(y + s * 0.34)} ${round(x - s * 0.5)} ${round(y + s * 0.38)}Q${round(x - s * 0.28)} ${round(y)} ${round(x - s * 0.5)} ${round(y - s * 0.5)}Z`
  const lower = `M${round(tip + s * 0.14)} ${round(y + s * 0.38)}Q${round(x - s * 0.9)} ${round(y + s * 0.6)} ${round(x - s * 0.46)} ${round(y + s * 0.48)}L${round(x - s * 0.46)} ${round(y + s * 0.3)}Z`
  const fill = linear(canvas, {
    from: [x - s, y - s * 0.4],
    to: [x - s * 0.8, y + s * 0.5],
    stops: [
      [0, mix([shift(head.bill, 0.3), canvas.light.key], 0.4)],
      [0.45, head.bill],
      [1, multiply(head.bill, canvas.light.shade)],
    ],
  })
  const nostril = `<ellipse cx="${round(x - s * (0.45 + reach * 0.34))}" cy="${round(y - s * 0.06)}" rx="${round(s * 0.1)}" ry="${round(s * 0.045)}" transform="rotate(18 ${round(x - s)} ${round(y)})" fill="#3a2110" opacity="0.7"/>`
  const nail = `<ellipse cx="${round(tip + s * 0.06)}" cy="${round(y + s * 0.26)}" rx="${round(s * 0.1)}" ry="${round(s * 0.07)}" fill="${shift(head.bill, -0.3)}" opacity="0.6"/>`
  return group(
    '',
    `<path d="${lower}" fill="${shift(head.bill, -0.4)}"/>`,
    `<path d="${upper}" fill="${fill}"/>`,
    `<path d="M${round(tip + s * 0.1)} ${round(y + s * 0.36)}Q${round(x - s * 0.9)} ${round(y + s * 0.33)} ${round(x - s * 0.42)} ${round(y + s * 0.34)}" fill="none" stroke="#5a3312" stroke-width="${round(s * 0.04)}" opacity="0.7"/>`,
    nostril,
    nail,
    eye(canvas, { x: x - s * 0.05, y: y - s * 0.2, r: s * 0.15, colour: head.eye, ring: head.ring }),
  )
}
