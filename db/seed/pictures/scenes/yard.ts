import { type Canvas, group, pool } from '../paint.ts'
import { garden } from '../props/backdrop.ts'
import { grass } from '../props/grass.ts'
import { waver } from '../texture.ts'

export type Stand = { bird: (canvas: Canvas) => string; x: number; y: number; scale: number; right?: boolean }

/** The same canvas for a bird that is drawn mirrored: its light has to come from the other side. */
const mirrored = (canvas: Canvas): Canvas => ({ ...canvas, light: { ...canvas.light, x: -canvas.light.x } })

export const placed = (canvas: Canvas, stand: Stand) => {
  const drawn = stand.bird(stand.right ? mirrored(canvas) : canvas)
  const flip = stand.right ? -stand.scale : stand.scale
  return group(`transform="translate(${stand.x} ${stand.y}) scale(${flip} ${stand.scale})"`, drawn)
}

/** Birds on grass before a hedge far out of focus. */
export const yard = (
  canvas: Canvas,
  view: {
    stands: readonly Stand[]
    horizon: number
    sky: string
    hedge: readonly [string, ...string[]]
    grass: readonly [string, ...string[]]
  },
) => {
  const { height, light } = canvas
  const feet = Math.max(...view.stands.map((stand) => stand.y))
  return [
    garden(canvas, { ...view, grass: view.grass[0] }),
    group(
      `filter="${canvas.blur(4)}"`,
      grass(canvas, { from: view.horizon + 30, to: feet - 60, count: 500, tall: 60, colours: view.grass }),
    ),
    grass(canvas, { from: feet - 60, to: feet + 10, count: 500, tall: 70, colours: view.grass }),
    ...view.stands.map((stand) =>
      pool(canvas, {
        x: stand.x - light.x * 130 * stand.scale,
        y: stand.y + 4,
        rx: 300 * stand.scale,
        ry: 44 * stand.scale,
        colour: '#12160a',
        opacity: 0.75,
      }),
    ),
    group(
      `filter="${waver(canvas, { amount: 5, frequency: 0.07 })}"`,
      ...view.stands.map((stand) => placed(canvas, stand)),
    ),
    grass(canvas, { from: feet + 20, to: feet + 60, count: 380, tall: 56, colours: view.grass }),
    group(
      `filter="${canvas.blur(5)}"`,
      grass(canvas, { from: height - 10, to: height + 60, count: 160, tall: 150, colours: view.grass }),
    ),
  ]
}
