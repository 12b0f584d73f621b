import { type Canvas, group, linear, pool, rect } from '../paint.ts'
import { clutch as laid } from '../props/egg.ts'
import type { Shell } from '../props/shells.ts'
import { litter, wound } from '../props/straw.ts'

/** A clutch in a straw nest, seen from above at a slant. */
export const nest = (canvas: Canvas, clutch: { shell: Shell; count: number; size: number }) => {
  const { random, width, height } = canvas
  const [x, y] = [width * 0.5, height * 0.53]
  const places = Array.from({ length: clutch.count }, (_, index) => {
    const angle = index * 2.4 + 0.6
    const out = Math.sqrt((index + 0.4) / clutch.count)
    return [x + Math.cos(angle) * out * clutch.size * 1.05, y + Math.sin(angle) * out * clutch.size * 0.62] as const
  })
  const eggs = places.map(([left, top]) => ({
    x: left,
    y: top,
    size: clutch.size,
    turn: random.between(-75, 75),
    shell: clutch.shell,
    depth: random.between(0.9, 1),
  }))
  const [rx, ry] = [clutch.size * 1.75, clutch.size * 1.15]
  const ground = linear(canvas, {
    from: [0, 0],
    to: [0, height],
    stops: [
      [0, '#6d4f2c'],
      [1, '#8a6435'],
    ],
  })
  return [
    rect(canvas, ground),
    group(
      `filter="${canvas.blur(5)}"`,
      litter(canvas, { x: -80, y: -60, width: width + 160, height: height * 0.4, count: 500, length: 130 }),
    ),
    litter(canvas, { x: -80, y: height * 0.2, width: width + 160, height: height * 0.85, count: 900, length: 170 }),
    pool(canvas, { x, y: y + 10, rx: rx * 1.08, ry: ry * 1.05, colour: '#24150a', opacity: 1 }),
    wound(canvas, {
      x,
      y,
      rx: rx * 0.62,
      ry: ry * 0.6,
      thick: 0.55,
      count: 420,
      length: 120,
      arc: [0, Math.PI * 2],
      dark: 0.25,
    }),
    wound(canvas, { x, y, rx, ry, thick: 0.24, count: 800, length: 170, arc: [0, Math.PI * 2] }),
    laid(canvas, eggs),
    wound(canvas, {
      x,
      y: y + 8,
      rx: rx * 0.98,
      ry: ry * 0.96,
      thick: 0.16,
      count: 220,
      length: 150,
      arc: [0.25, Math.PI - 0.25],
    }),
  ]
}
