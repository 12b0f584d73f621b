import { type Canvas, group } from '../paint.ts'
import { barn } from '../props/barn.ts'
import { grains, heap } from '../props/heap.ts'
import { castShadow, type Vessel, vesselFront, vesselInside, vesselLip } from '../props/vessel.ts'
import { stain } from '../texture.ts'

/** An open wooden tub of bedding. */
export const bedding = (canvas: Canvas, goods: { grain: 'shavings' | 'hemp'; barn: string }) => {
  const [x, y] = [600, 780]
  const tub: Vessel = {
    x,
    y,
    profile: [
      [0, 250],
      [250, 322],
    ],
    colour: '#9d7246',
    gloss: 0.1,
    tilt: 0.26,
  }
  const staves = Array.from({ length: 13 }, (_, index) => {
    const across = Math.sin(((index - 6) / 6.4) * 1.5)
    return `<path d="M${x + across * 250} ${y + 60 * Math.sqrt(1 - across * across)}L${x + across * 322} ${y - 250 + 82 * Math.sqrt(1 - across * across)}" stroke="#3a2412" stroke-width="4" opacity="0.6"/>`
  })
  const hoops = [40, 190].map((up) =>
    vesselLip(canvas, {
      x,
      y: y - up,
      profile: [[0, 256 + up * 0.29]],
      colour: '#7f8587',
      gloss: 0.8,
      tilt: 0.26,
      thick: 22,
    }),
  )
  return [
    ...barn(canvas, goods.barn),
    castShadow(canvas, { x, y, radius: 300, tall: 260 }),
    vesselInside(canvas, tub),
    heap(canvas, { x, y: y - 280, rx: 300, ry: 118, count: 1500, grain: grains[goods.grain] }),
    group(
      `filter="${stain(canvas, { frequency: '0.08 0.006', colour: [0.16, 0.09, 0.04], strength: 0.4 })}"`,
      vesselFront(canvas, tub),
      ...staves,
    ),
    ...hoops,
    vesselLip(canvas, { ...tub, thick: 10 }),
    heap(canvas, { x: x + 330, y: 840, rx: 190, ry: 40, count: 220, grain: grains[goods.grain] }),
  ]
}
