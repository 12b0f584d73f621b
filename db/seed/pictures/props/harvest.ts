import type { Canvas } from '../paint.ts'
import type { Shell } from './shells.ts'

export type Harvest = { shells: readonly [Shell, ...Shell[]]; size: number }

/** Places for eggs heaped in something round, the middle ones highest. */
export const heaped = (
  canvas: Canvas,
  pile: Harvest & { x: number; y: number; rx: number; ry: number; count: number },
) => {
  const { random } = canvas
  return Array.from({ length: pile.count }, (_, index) => {
    const angle = index * 2.4
    const out = Math.sqrt((index + 0.5) / pile.count)
    const lift = (1 - out * out) * pile.size * 0.5
    return {
      x: pile.x + Math.cos(angle) * pile.rx * out,
      y: pile.y + Math.sin(angle) * pile.ry * out - lift,
      size: pile.size * random.between(0.95, 1.04),
      turn: random.between(-85, 85),
      shell: pile.shells[index % pile.shells.length] ?? pile.shells[0],
      depth: random.between(0.9, 1),
    }
  })
}
