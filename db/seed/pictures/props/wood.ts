import { mix, multiply, shift } from '../colour.ts'
import { type Point, pair, polygon, within } from '../geometry.ts'
import { type Canvas, group, linear } from '../paint.ts'
import { stain } from '../texture.ts'

export type Face = readonly [Point, Point, Point, Point]

/** A face of planks laid from its first edge to its third, each with its own tone, seam and grain. */
export const planks = (
  canvas: Canvas,
  board: { face: Face; count: number; colour: string; upright?: boolean; wear?: number; grain?: number },
) => {
  const { random } = canvas
  const boards = Array.from({ length: board.count }, (_, index) => {
    const [v0, v1] = [index / board.count, (index + 1) / board.count]
    const corners = [
      within(board.face, { u: 0, v: v0 }),
      within(board.face, { u: 1, v: v0 }),
      within(board.face, { u: 1, v: v1 }),
      within(board.face, { u: 0, v: v1 }),
    ] as const
    const tone = shift(board.colour, random.spread() * (board.wear ?? 0.1))
    const fill = linear(canvas, {
      from: corners[0],
      to: corners[3],
      stops: [
        [0, shift(tone, 0.16)],
        [0.12, tone],
        [0.8, tone],
        [1, shift(tone, -0.22)],
      ],
    })
    const seam = `<path d="M${pair(corners[3])}L${pair(corners[2])}" stroke="${multiply(board.colour, '#3a2a1c')}" stroke-width="2.6" opacity="0.8"/>`
    return `<path d="${polygon(corners)}" fill="${fill}"/>${seam}`
  })
  const grain = { colour: [0.16, 0.09, 0.04], strength: board.grain ?? 0.4, octaves: 4 } as const
  const fine = stain(canvas, { ...grain, frequency: board.upright ? '0.11 0.006' : '0.006 0.11' })
  const broad = stain(canvas, {
    ...grain,
    strength: (board.grain ?? 0.4) / 2,
    frequency: board.upright ? '0.03 0.004' : '0.004 0.03',
  })
  return group(`filter="${broad}"`, group(`filter="${fine}"`, ...boards))
}

/** A table top from the horizon to the lower edge; its planks widen towards the viewer. */
export const tabletop = (canvas: Canvas, table: { horizon: number; colour: string; grain?: number }) => {
  const { width, height, light } = canvas
  const depth = height - table.horizon
  const edges = [0, 0.13, 0.3, 0.55, 1.02]
  const rows = edges.slice(1).map((near, index) => {
    const far = edges[index] ?? 0
    const [top, low] = [table.horizon + far * depth, table.horizon + near * depth]
    return planks(canvas, {
      face: [
        [-30, top],
        [width + 30, top],
        [width + 30, low],
        [-30, low],
      ],
      count: 1,
      colour: table.colour,
      ...(table.grain && { grain: table.grain }),
    })
  })
  const sheen = linear(canvas, {
    from: [width / 2 + light.x * width * 0.5, table.horizon],
    to: [width / 2 - light.x * width * 0.4, height],
    stops: [
      [0, mix([light.key, table.colour], 0.2), 0.5],
      [0.5, table.colour, 0],
      [1, '#20140a', 0.35],
    ],
  })
  return group(
    '',
    ...rows,
    `<rect x="-20" y="${table.horizon}" width="${width + 40}" height="${depth + 20}" fill="${sheen}"/>`,
  )
}
