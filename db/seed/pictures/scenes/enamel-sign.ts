import { mix, shift } from '../colour.ts'
import { type Canvas, linear, pool, round } from '../paint.ts'
import { henPrint } from '../props/hen-print.ts'
import { roundShade } from '../props/vessel.ts'
import { planks } from '../props/wood.ts'

/** An enamel plate with a hen on it, screwed to boards. */
export const enamelSign = (canvas: Canvas, goods: { enamel: string; ink: string; barn: string }) => {
  const [x, y] = [600, 440]
  const fill = linear(canvas, {
    from: [x - 400, y - 280],
    to: [x + 400, y + 280],
    stops: [
      [0, mix([goods.enamel, '#ffffff'], 0.5)],
      [0.35, goods.enamel],
      [1, shift(goods.enamel, -0.25)],
    ],
  })
  const chips = Array.from({ length: 16 }, () => {
    const angle = canvas.random.between(0, Math.PI * 2)
    const [cx, cy] = [x + Math.cos(angle) * 398, y + Math.sin(angle) * 286]
    return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(canvas.random.between(4, 17))}" ry="${round(canvas.random.between(3, 10))}" fill="#5c3018" opacity="0.8"/>`
  })
  return [
    planks(canvas, {
      face: [
        [-40, -20],
        [-40, 920],
        [1240, 920],
        [1240, -20],
      ],
      count: 7,
      colour: goods.barn,
      upright: true,
    }),
    pool(canvas, { x: x - canvas.light.x * 34, y: y + 30, rx: 480, ry: 360, colour: '#0f0a06', opacity: 0.95 }),
    `<ellipse cx="${x}" cy="${y}" rx="404" ry="292" fill="${shift(goods.ink, -0.2)}"/><ellipse cx="${x}" cy="${y}" rx="398" ry="286" fill="${fill}"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="362" ry="252" fill="none" stroke="${goods.ink}" stroke-width="12"/>`,
    henPrint({ x, y: y - 6, scale: 2, ink: goods.ink }),
    ...chips,
    ...[-1, 1].map(
      (side) =>
        `<circle cx="${x + side * 378}" cy="${y}" r="12" fill="${roundShade(canvas, { x: x + side * 378, radius: 12, colour: '#8f8a7c', gloss: 0.8 })}"/>`,
    ),
    pool(canvas, { x: x + canvas.light.x * 200, y: y - 170, rx: 270, ry: 110, colour: '#ffffff', opacity: 0.55 }),
  ]
}
